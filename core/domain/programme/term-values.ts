import { defaultLanguage, isLanguage, type Language, languages } from '../language.ts';
import { isOfficeHours, type OfficeHours } from '../office/office-hours.ts';
import { isStateCode, type StateCode } from '../us-states.ts';
import { type BrandColors, isBrandColors } from './brand-colors.ts';

interface KindValues {
  /** A share from 0 to 1. */
  rate: number;
  /** Whole dollars, 0 or more. */
  dollars: number;
  /** A whole number, 0 or more. */
  count: number;
  number: number;
  year: number;
  /** A day of each month, 1 to 31; null for none. */
  dayOfMonth: number | null;
  text: string;
  optionalText: string | null;
  localized: Readonly<Record<Language, string>>;
  states: readonly StateCode[];
  /** Languages of the site, each once; never none. */
  languages: readonly Language[];
  /** A URL beginning with https; null if there is none. */
  link: string | null;
  /** The address of an uploaded picture, or null. */
  picture: string | null;
  /** Two colors that can be read on each other, or null. */
  colors: BrandColors | null;
  /** A calendar day 'YYYY-MM-DD', or null for none. */
  day: string | null;
  /** The two ends of a range of shares, the lower first. */
  range: { readonly low: number; readonly high: number };
  /** When the course on owning a home begins, its languages and its price; null if not known. */
  course: {
    readonly starts: string;
    readonly languages: readonly Language[];
    readonly priceCents: number;
  } | null;
  /** Calendar days 'YYYY-MM-DD', each once. */
  days: readonly string[];
  hours: OfficeHours;
  /** How long to wait before each further try: 2h, 3d or next_morning; one to six. */
  waits: readonly string[];
  flag: boolean;
  oneOf: string;
}

export type TermKind = keyof KindValues;

/**
 * Every figure, claim and setting of the programme, and the kind of its value; in the order in which
 * staff read them, by group.
 */
export const termKinds = {
  grantRate: 'rate',
  grantCap: 'dollars',
  grantNeedsPanels: 'oneOf',
  grantRepaid: 'oneOf',
  grantTaxed: 'oneOf',
  ownRealtor: 'oneOf',
  ownInstaller: 'oneOf',
  taxCreditRate: 'rate',
  taxCreditUntilYear: 'year',
  taxCreditBasis: 'text',
  taxCreditBasisEnds: 'day',
  leaseCreditEnds: 'day',
  creditExampleAmount: 'dollars',
  creditExampleSystemCost: 'dollars',
  educationHoursLow: 'count',
  educationHoursHigh: 'count',
  course: 'course',
  solarCapRate: 'rate',
  offsetTarget: 'rate',
  maxKw: 'number',
  defaultCostPerWatt: 'number',
  lifetimeYears: 'count',
  warrantyYears: 'count',
  mortgageInsuranceUpfrontRate: 'rate',
  mortgageInsuranceAnnualRate: 'rate',
  fhaLimitFloor: 'dollars',
  fhaLimitCeiling: 'dollars',
  fhaLeastDownRate: 'rate',
  closingCosts: 'range',
  savingsRangeLow: 'rate',
  savingsRangeHigh: 'rate',
  showsMonthlyCost: 'flag',
  offersRateField: 'flag',
  minCreditScore: 'count',
  minHomePrice: 'dollars',
  eligibleStates: 'states',
  marketedStates: 'count',
  negativeAnswer: 'oneOf',
  creditAgency: 'optionalText',
  loanRateLow: 'rate',
  loanRateHigh: 'rate',
  loanMonthlyLow: 'dollars',
  loanMonthlyHigh: 'dollars',
  leaseMonthlyLow: 'dollars',
  leaseMonthlyHigh: 'dollars',
  rating: 'number',
  ratingScale: 'count',
  reviewCount: 'count',
  fhaApprovedSince: 'year',
  homeownersHelped: 'count',
  financedTotal: 'dollars',
  taxCreditsTotal: 'dollars',
  satisfactionRate: 'rate',
  grantsAwardedTotal: 'dollars',
  familiesHelped: 'count',
  approvalRate: 'rate',
  claimsConfirmed: 'flag',
  bbbRating: 'optionalText',
  countdownDays: 'count',
  countdownEnd: 'day',
  programmeName: 'text',
  reserveWords: 'flag',
  showOnlyConfirmed: 'flag',
  lenderName: 'text',
  licenseNumber: 'text',
  nmlsId: 'optionalText',
  supportPhone: 'text',
  supportEmail: 'text',
  supportHours: 'localized',
  homeOfficeName: 'optionalText',
  homeOfficeAddress: 'text',
  medfordOfficeName: 'optionalText',
  medfordOfficeAddress: 'optionalText',
  logo: 'picture',
  brandColors: 'colors',
  spokenLanguages: 'languages',
  confirmationHoursLow: 'count',
  confirmationHoursHigh: 'count',
  approvalDaysLow: 'count',
  approvalDaysHigh: 'count',
  responseHours: 'count',
  contactHours: 'count',
  assessmentDaysLow: 'count',
  assessmentDaysHigh: 'count',
  preApprovalDaysLow: 'count',
  preApprovalDaysHigh: 'count',
  officeHours: 'hours',
  holidays: 'days',
  firstAnswerMinutes: 'count',
  returnToQueueMinutes: 'count',
  givenAtOnce: 'count',
  tryAgainAfter: 'waits',
  disputeAnswerHours: 'count',
  sendsFollowUps: 'flag',
  consentRequired: 'flag',
  consentDefault: 'flag',
  legalPagesRead: 'flag',
  privacyNotice: 'link',
  partnerSees: 'oneOf',
  partnerBadge: 'oneOf',
  notesShared: 'flag',
  creditRule: 'oneOf',
  attributionDays: 'count',
  paysCommissions: 'flag',
  commissionLicensedRate: 'rate',
  commissionOtherDollars: 'dollars',
  payBasis: 'oneOf',
  payoutDay: 'dayOfMonth',
  payoutMinimum: 'dollars',
  w9Instructions: 'optionalText',
  reportingLine: 'dollars',
} as const satisfies Record<string, TermKind>;

export type TermKey = keyof typeof termKinds;

/** What the lender answers to a question about the offer, or has not said yet. */
const answers = ['unknown', 'yes', 'no'] as const;

/** The allowed values of a term of the kind `oneOf`, the default first. */
export const termChoices = {
  grantNeedsPanels: answers,
  grantRepaid: answers,
  grantTaxed: answers,
  ownRealtor: answers,
  ownInstaller: answers,
  negativeAnswer: ['information', 'invite', 'notice'],
  partnerSees: ['all', 'contact', 'status'],
  partnerBadge: ['claimed', 'verified'],
  creditRule: ['latest', 'first'],
  payBasis: ['check', 'required'],
} as const satisfies Readonly<Record<ChoiceKey, readonly string[]>>;

export type ChoiceKey = {
  [K in TermKey]: (typeof termKinds)[K] extends 'oneOf' ? K : never;
}[TermKey];

type TermValue<K extends TermKey> = K extends ChoiceKey
  ? (typeof termChoices)[K][number]
  : KindValues[(typeof termKinds)[K]];

export type TermValues = { readonly [K in TermKey]: TermValue<K> };

/** How much of a client the credited affiliate may see. */
export type PartnerSees = TermValues['partnerSees'];

// Marked, so that a bundle which needs no list of the terms leaves all of them out.
export const termKeys = /* @__PURE__ */ Object.keys(termKinds) as TermKey[];

/** Whether a term is typed by itself; the others come from the form of the lender. */
export function isTypedTerm(key: TermKey): boolean {
  return !['picture', 'colors'].includes(termKinds[key]);
}

export function isTermKey(key: string): key is TermKey {
  return Object.hasOwn(termKinds, key);
}

export function isChoiceKey(key: TermKey): key is ChoiceKey {
  return termKinds[key] === 'oneOf';
}

/** Whether a text is a real calendar day 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return false;
  }
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 500;
}

const wait = /^(next_morning|[1-9]\d{0,2}[hd])$/;

function isChoice(key: TermKey, value: unknown): boolean {
  return isChoiceKey(key) && (termChoices[key] as readonly unknown[]).includes(value);
}

function isLink(value: unknown): value is string {
  return isText(value) && /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?(\/[^\s<>"'\\]*)?$/i.test(value);
}

function isUploaded(value: unknown): value is string {
  return typeof value === 'string' && /^\/uploads\/[\w-]{24}\.webp$/.test(value);
}

function isRate(value: unknown): value is number {
  return isAmount(value) && value <= 1;
}

function isLanguages(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(isLanguage) &&
    new Set(value).size === value.length
  );
}

function hasOnly(value: unknown, ...names: string[]): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).toSorted().join() === names.toSorted().join()
  );
}

const checks: Record<TermKind, (value: unknown, key: TermKey) => boolean> = {
  rate: isRate,
  dollars: (value) => isAmount(value) && Number.isSafeInteger(value),
  count: (value) => isAmount(value) && Number.isSafeInteger(value),
  number: isAmount,
  year: (value) => isAmount(value) && Number.isInteger(value) && value >= 1900 && value <= 2200,
  dayOfMonth: (value) =>
    value === null || (isAmount(value) && Number.isInteger(value) && value >= 1 && value <= 31),
  text: isText,
  optionalText: (value) => value === null || isText(value),
  localized: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every(isLanguage) &&
    languages.every((language) => isText((value as Record<string, unknown>)[language])),
  states: (value) =>
    Array.isArray(value) && value.every(isStateCode) && new Set(value).size === value.length,
  languages: isLanguages,
  link: (value) => value === null || isLink(value),
  picture: (value) => value === null || isUploaded(value),
  colors: (value) => value === null || isBrandColors(value),
  day: (value) => value === null || isDay(value),
  range: (value) =>
    hasOnly(value, 'low', 'high') &&
    isRate(value['low']) &&
    isRate(value['high']) &&
    value['low'] <= value['high'],
  course: (value) =>
    value === null ||
    (hasOnly(value, 'starts', 'languages', 'priceCents') &&
      isDay(value['starts']) &&
      isLanguages(value['languages']) &&
      isAmount(value['priceCents']) &&
      Number.isSafeInteger(value['priceCents'])),
  days: (value) =>
    Array.isArray(value) && value.every(isDay) && new Set(value).size === value.length,
  hours: isOfficeHours,
  waits: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= 6 &&
    value.every((one) => wait.test(String(one))),
  flag: (value) => typeof value === 'boolean',
  oneOf: (value, key) => isChoice(key, value),
};

/** Rates 0..1, whole dollars, real days, known states, listed words. */
export function isTermValue<K extends TermKey>(key: K, value: unknown): value is TermValues[K] {
  return checks[termKinds[key]](value, key);
}

/**
 * A stored value as today's product reads it, or undefined if it is not usable. A text that was
 * stored before a language was added reads as English there, so that a new language never stops a
 * running site.
 */
export function readTermValue<K extends TermKey>(
  key: K,
  stored: unknown,
): TermValues[K] | undefined {
  const value = termKinds[key] === 'localized' ? withEveryLanguage(stored) : stored;
  return isTermValue(key, value) ? value : undefined;
}

function withEveryLanguage(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) {
    return stored;
  }
  const texts = stored as Partial<Record<Language, unknown>>;
  return Object.fromEntries(
    languages.map((language) => [language, texts[language] ?? texts[defaultLanguage]]),
  );
}
