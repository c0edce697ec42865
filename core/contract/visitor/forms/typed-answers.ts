import type * as z from 'zod/mini';
import type { applicationFields, earlierAnswers } from '../../leads/leads.ts';
import { creditScoreNumber, unknownScore } from '../../../domain/visitor/credit-score.ts';
import { formDefaults } from '../../../domain/options.ts';
import { parseHomePriceOrZero } from '../../../domain/typed/answer-amounts.ts';
import { readCount, readPrice } from '../../../domain/typed/typed-number.ts';

// Converts the texts of a form to the bodies of the calls, for browsers that call the API and for
// the server when a form is posted without scripts.

/** Texts of a form's controls by name; an unticked box has no entry. */
export type TypedAnswers = Readonly<Record<string, string | undefined>>;

export function withoutEmpty<Answers extends Readonly<Record<string, unknown>>>(
  answers: Answers,
): Partial<Answers> {
  const entries = Object.entries(answers).filter(([, answer]) => answer !== '');
  return Object.fromEntries(entries) as Partial<Answers>;
}

function dollarsOf(text = ''): number | undefined {
  return readPrice(text) ?? undefined;
}

function yesOrNo(text = ''): boolean | undefined {
  return {
    yes: true,
    no: false,
  }[text];
}

/** The browser does not send an unticked box. */
function consentOf({ consent, consentTicked }: TypedAnswers) {
  const isTicked = consent !== undefined;
  return {
    consent: isTicked ? true : undefined,
    consentTicked: isTicked ? consentTicked : 'none',
  };
}

export function calculatorBodyOf(typed: TypedAnswers) {
  const isBillGuessed = typed.billUnknown !== undefined;
  const bill = typed.electricBill?.trim() ? (readPrice(typed.electricBill) ?? NaN) : undefined;
  return {
    ...withoutEmpty(typed),
    ...(typed.creditScore === unknownScore && { creditScore: '' }),
    homePrice: dollarsOf(typed.homePrice),
    electricBill: isBillGuessed ? formDefaults.electricBillFallback : bill,
  };
}

/** Typed answers as the body of the eligibility call; a price that is not a number becomes 0. */
export function eligibilityBodyOf(typed: TypedAnswers) {
  return {
    ...withoutEmpty(typed),
    homePrice: parseHomePriceOrZero(typed.homePrice),
    creditScore: creditScoreNumber(typed.creditScore ?? '') ?? undefined,
    firstTimeHomebuyer: yesOrNo(typed.firstTimeHomebuyer),
  };
}

/** As `eligibilityBodyOf`, with the carried fields: the calculator's bill, and the consent box. */
export function carryingEligibilityBodyOf(typed: TypedAnswers) {
  return {
    ...eligibilityBodyOf(typed),
    ...consentOf(typed),
    calculatorResults: { electricBill: dollarsOf(typed.electricBill) },
  };
}

/** Typed answers as the body of the call to be told once the rules change. */
export function watchBodyOf(typed: TypedAnswers) {
  return {
    email: typed.email ?? '',
    creditScore: readCount(typed.creditScore ?? '') ?? 0,
    homePrice: dollarsOf(typed.homePrice) ?? 0,
    state: typed.state ?? '',
    consentVersion: typed.consentVersion,
  };
}

export function noticeBodyOf(typed: TypedAnswers) {
  const { token, email = '', postalAddress = '', agrees, consentVersion } = typed;
  return {
    ...withoutEmpty({ email, postalAddress }),
    token: token ?? '',
    agrees: agrees !== undefined,
    consentVersion,
    consentTicked: agrees === undefined ? ('none' as const) : ('person' as const),
  };
}

type Answers = z.input<typeof applicationFields> & z.input<typeof earlierAnswers>;
type Converted = {
  [Key in keyof Answers]-?: NonNullable<Answers[Key]> extends string ? never : Key;
}[keyof Answers];

/** Typed answers as the application's body. Invalid carried fields must not cost the lead. */
export function applicationBodyOf(typed: TypedAnswers) {
  const converted: Record<Converted, unknown> = {
    homePrice: dollarsOf(typed.homePrice),
    electricBill: dollarsOf(typed.electricBill),
    firstTimeHomebuyer: yesOrNo(typed.firstTimeHomebuyer),
  };
  return { ...withoutEmpty(typed), ...consentOf(typed), ...converted };
}

/** Typed answers of a guest of an open house, and the link whose page they are on. */
export function guestBodyOf(
  { firstName, lastName, email, phone, website }: TypedAnswers,
  { referralCode, link }: { referralCode: string | null; link: unknown },
) {
  const house = { referralCode: referralCode ?? '', link: typeof link === 'string' ? link : '' };
  return { ...withoutEmpty({ firstName, lastName, email, phone, website }), ...house };
}

/** Typed answers as the body of the registration; an unticked box is false, and hides the number. */
export function registrationBodyOf(typed: TypedAnswers) {
  const isLicensedRealtor = typed.isLicensedRealtor !== undefined;
  const answers: TypedAnswers = isLicensedRealtor ? typed : { ...typed, licenseNumber: '' };
  return { ...answers, isLicensedRealtor };
}

export interface Parsing<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  bodyOf: (typed: TypedAnswers) => unknown;
  typed: TypedAnswers;
  /** Names of hidden fields; invalid values in them are ignored. */
  carried?: readonly string[];
}

type Parsed<Schema extends z.ZodMiniType> =
  { readonly data: z.output<Schema> } | { readonly issues: readonly z.core.$ZodIssue[] };

/** Typed answers as the body of their call, or the errors that the person can correct. */
export function parseTyped<Schema extends z.ZodMiniType>({
  schema,
  bodyOf,
  typed,
  carried = [],
}: Parsing<Schema>): Parsed<Schema> {
  const first = schema.safeParse(bodyOf(typed));
  if (first.success) {
    return { data: first.data };
  }
  const unusable = first.error.issues
    .map(({ path }) => String(path[0]))
    .filter((name) => carried.includes(name));
  const rest = Object.entries(typed).filter(([name]) => !unusable.includes(name));
  const second = schema.safeParse(bodyOf(Object.fromEntries(rest)));
  return second.success ? { data: second.data } : { issues: second.error.issues };
}
