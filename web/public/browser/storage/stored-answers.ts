import { creditScoreNumber } from '#core/domain/credit-score.ts';
import {
  creditScoreRanges,
  ownStorageKeys,
  parseElectricBill,
  parseHomePrice,
  storageKeys,
} from '#core/domain/options.ts';
import { isStateCode } from '#core/domain/us-states.ts';
import { readStored, readStoredJson } from './storage.ts';

/** What the eligibility check leaves behind under the specified key. */
export interface EligibilityData {
  readonly name: string;
  readonly mobileNumber: string;
  readonly creditScore: number;
  readonly state: string;
  readonly homePrice: number;
  readonly eligible: boolean;
}

/** What was answered there as far as it is of the right kind, or null when nothing is kept. */
export function storedEligibility(): Partial<EligibilityData> | null {
  const kept = readStoredJson<Partial<EligibilityData>>(storageKeys.eligibilityData);
  if (kept === null || typeof kept !== 'object') {
    return null;
  }
  const { name, mobileNumber, ...rest } = kept;
  return {
    ...rest,
    ...(typeof name === 'string' && { name }),
    ...(typeof mobileNumber === 'string' && { mobileNumber }),
  };
}

const asRange = (text: unknown) => creditScoreRanges.find((range) => range === text);
const asState = (text: unknown) => (isStateCode(text) ? text : undefined);
const within = (amount: number | undefined, least: number, most: number) =>
  amount !== undefined && Number.isInteger(amount) && amount >= least && amount <= most
    ? amount
    : undefined;

/** The calculator's answers as far as this browser kept usable ones. */
export function storedInputs() {
  const price = readStored(storageKeys.homePrice);
  const bill = readStored(storageKeys.electricBill);
  return {
    homePrice: within(price === null ? undefined : parseHomePrice(price), 1, 100_000_000),
    electricBill: within(bill === null ? undefined : parseElectricBill(bill), 0, 100_000),
    creditScore: asRange(readStored(storageKeys.creditScore)),
    propertyState: asState(readStored(storageKeys.propertyState)),
  };
}

const figureKeys = ['solarCost', 'taxCredit', 'educationEarnings', 'monthlySavings'] as const;

/**
 * The calculator's results: the stored whole, or its single values when it is absent or damaged;
 * the stored bill goes before the one in it.
 */
export function storedCalculation() {
  const whole = readStoredJson<Record<string, unknown>>(storageKeys.calculatorResults);
  const figure = (key: (typeof figureKeys)[number]) => {
    const value = Number(whole?.[key] ?? readStored(storageKeys[key]) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const figures = Object.fromEntries(figureKeys.map((key) => [key, figure(key)])) as Record<
    (typeof figureKeys)[number],
    number | null
  >;
  const { electricBill = within(Number(whole?.electricBill), 0, 100_000) ?? null } = storedInputs();
  return { electricBill, ...figures };
}

/**
 * Everything known of the home and the buyer besides the application form; the eligibility check,
 * being later, goes before the calculator.
 */
export function storedProfile() {
  const inputs = storedInputs();
  const checked = storedEligibility();
  const draft = readStoredJson<Record<string, unknown>>(ownStorageKeys.eligibilityDraft);
  const scoreRange = checked
    ? creditScoreRanges.find((range) => creditScoreNumber(range) === checked.creditScore)
    : undefined;
  const firstTime = checked
    ? { yes: true, no: false }[String(draft?.firstTimeHomebuyer)]
    : undefined;
  return {
    ...storedCalculation(),
    homePrice: within(checked?.homePrice, 1, 100_000_000) ?? inputs.homePrice ?? null,
    creditScore: scoreRange ?? inputs.creditScore ?? null,
    propertyState: asState(checked?.state) ?? inputs.propertyState ?? null,
    isQualified: typeof checked?.eligible === 'boolean' ? checked.eligible : null,
    firstTimeHomebuyer: firstTime ?? null,
  };
}
