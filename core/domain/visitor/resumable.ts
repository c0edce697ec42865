import { answerStorageKeys, extraStorageKeys, storageKeys } from '../options.ts';

/** The pages on which another device can continue. */
export const resumableSteps = ['/calculator', '/qualify', '/apply'] as const;

export type ResumableStep = (typeof resumableSteps)[number];

export const resumableHours = 24;

/** Without letters and digits that are confused when read out. */
export const resumeSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const resumeLength = 6;

/** A code as it is stored, however it was typed; null for anything else. */
export function readResumeCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const isCode =
    code.length === resumeLength && [...code].every((sign) => resumeSigns.includes(sign));
  return isCode ? code : null;
}

/** A code as it is shown and read out. */
export function writtenCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

type Answers = Readonly<Record<string, string>>;

// A partner's registration, and guests of an open house who wait to be sent: not the buyer's own.
const others: readonly string[] = [
  extraStorageKeys.registrationDraft,
  extraStorageKeys.guestOutbox,
];

/** The stored answers under known names; others are dropped. */
export function pickBuyerAnswers(answers: Answers): Answers {
  const isBuyers = (key: string) => answerStorageKeys.includes(key) && !others.includes(key);
  const known = Object.entries(answers).filter(([key]) => isBuyers(key));
  return Object.fromEntries(known);
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function touchedOf(draft: string | undefined): Readonly<Record<string, unknown>> {
  const { touched } = (readJson(draft) ?? {}) as { touched?: Record<string, unknown> };
  return touched ?? {};
}

/** The answers by the names of the forms' controls; a later step overrides an earlier one. */
export function toFormValues(answers: Answers): Record<string, string> {
  const named = {
    homePrice: answers[storageKeys.homePrice],
    electricBill: answers[storageKeys.electricBill],
    creditScore: answers[storageKeys.creditScore],
    propertyState: answers[storageKeys.propertyState],
    state: answers[storageKeys.propertyState],
    wantsPanels: answers[extraStorageKeys.wantsPanels],
    name: answers[storageKeys.eligibilityName],
    mobileNumber: answers[storageKeys.eligibilityMobileNumber],
    ...touchedOf(answers[extraStorageKeys.eligibilityDraft]),
    ...touchedOf(answers[extraStorageKeys.applicationDraft]),
  };
  const texts = Object.entries(named).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

// The fields that a form sends besides answers.
const notAnswers: readonly string[] = [
  'arrival',
  'consent',
  'consentTicked',
  'consentVersion',
  'keep',
  'language',
  'secondsOnForm',
  'sessionId',
  'website',
];

/** The answers of a form that was sent without a script, as a browser would have kept them. */
export function answersOfTyped(
  step: ResumableStep,
  typed: Readonly<Record<string, string | undefined>>,
): Answers {
  const touched = Object.entries(typed).filter(
    ([name, text]) => text && !notAnswers.includes(name),
  );
  const draft =
    step === '/apply' ? extraStorageKeys.applicationDraft : extraStorageKeys.eligibilityDraft;
  const kept = {
    [storageKeys.homePrice]: typed['homePrice'],
    [storageKeys.electricBill]: typed['electricBill'],
    [storageKeys.creditScore]: typed['creditScore'],
    [storageKeys.propertyState]: typed['propertyState'] || typed['state'],
    [extraStorageKeys.wantsPanels]: typed['wantsPanels'],
    [storageKeys.eligibilityName]: typed['name'],
    [storageKeys.eligibilityMobileNumber]: typed['mobileNumber'],
    [draft]:
      step === '/calculator' || touched.length === 0
        ? undefined
        : JSON.stringify({ touched: Object.fromEntries(touched) }),
  };
  return Object.fromEntries(
    Object.entries(kept).filter((one): one is [string, string] => !!one[1]),
  );
}

const phoneNames = ['phone', 'mobileNumber'];

/** What stands under these names anywhere in a stored value, the outermost first. */
function phonesIn(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  const entries = Object.entries(value);
  const own = entries.filter(([name]) => phoneNames.includes(name)).map(([, text]) => text);
  return [...own, ...entries.flatMap(([, inner]) => phonesIn(inner))];
}

/** The last four digits of the telephone among the answers, wherever; null if none was typed. */
export function lastDigitsOf(answers: Answers): string | null {
  const { phone, mobileNumber } = toFormValues(answers);
  const stored = Object.values(answers).flatMap((text) => phonesIn(readJson(text)));
  const typed = [phone, mobileNumber, ...stored].map((text) =>
    String(text ?? '').replace(/\D/g, ''),
  );
  return typed.find((digits) => digits.length >= 4)?.slice(-4) ?? null;
}
