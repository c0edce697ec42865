import { creditScoreRangeOf, isScoreRange } from '#core/domain/visitor/credit-score.ts';
import { extraStorageKeys, formDefaults, panelWishes, storageKeys } from '#core/domain/options.ts';
import { parseElectricBill, parseHomePrice } from '#core/domain/typed/answer-amounts.ts';
import { isStateCode } from '#core/domain/us-states.ts';
import { saidSinceCheck } from './calculator-answer.ts';
import { readDraft } from './draft.ts';
import { readStored, readStoredJson } from './storage.ts';

/** The eligibility check's answers, under the specified key. */
export interface EligibilityData {
  readonly name: string;
  readonly mobileNumber: string;
  readonly creditScore: number;
  readonly state: string;
  readonly homePrice: number;
  readonly eligible: boolean;
}

/** The stored answers of the right type; null if nothing is stored. */
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

function asRange(text: string | null) {
  return text !== null && isScoreRange(text) ? text : undefined;
}
function rangeFrom(score: unknown) {
  const isScore = typeof score === 'number' && score > 300 && score <= 850;
  return isScore ? creditScoreRangeOf(score, score) : undefined;
}
function asState(text: unknown) {
  return isStateCode(text) ? text : undefined;
}

/** Limits of the server, in dollars. */
const mostHomePrice = 100_000_000;
const mostElectricBill = 100_000;

function within(amount: number | undefined, least: number, most: number): number | undefined {
  const isWhole = amount !== undefined && Number.isInteger(amount);
  return isWhole && amount >= least && amount <= most ? amount : undefined;
}
function asHomePrice(amount: number | undefined) {
  return within(amount, 1, mostHomePrice);
}
function asElectricBill(amount: number | undefined) {
  return within(amount, 0, mostElectricBill);
}

/** The usable answers of the calculator in this browser. */
export function storedInputs() {
  const price = readStored(storageKeys.homePrice);
  const bill = readStored(storageKeys.electricBill);
  return {
    homePrice: price === null ? undefined : asHomePrice(parseHomePrice(price)),
    electricBill: bill === null ? undefined : asElectricBill(parseElectricBill(bill)),
    creditScore: asRange(readStored(storageKeys.creditScore)),
    propertyState: asState(readStored(storageKeys.propertyState)),
  };
}

/** The calculator's results: the stored whole, or its single values. The stored bill wins. */
export function storedCalculation() {
  const whole = readStoredJson<Record<string, unknown>>(storageKeys.calculatorResults);
  const figure = (key: keyof typeof storageKeys): number | null => {
    const value = Number(whole?.[key] ?? readStored(storageKeys[key]) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const { electricBill = asElectricBill(Number(whole?.electricBill)) } = storedInputs();
  return {
    electricBill: electricBill ?? null,
    solarCost: figure('solarCost'),
    taxCredit: figure('taxCredit'),
    educationEarnings: figure('educationEarnings'),
    monthlySavings: figure('monthlySavings'),
  };
}

/** Whether the stored bill is the calculator's guess, for a buyer who does not know theirs. */
export function isBillGuessed(): boolean {
  const whole = readStoredJson<Record<string, unknown>>(storageKeys.calculatorResults);
  return whole?.isBillGuessed === true && whole.electricBill === storedInputs().electricBill;
}

/** The latest answers on the home and the score, from the check or a later calculation. */
export function newestAnswers() {
  const inputs = storedInputs();
  const checked = storedEligibility();
  const since = saidSinceCheck();
  const atCheck: typeof inputs = {
    homePrice: asHomePrice(checked?.homePrice),
    electricBill: undefined,
    // The number is the lower bound of a range, for the minimum of that time.
    creditScore: creditScoreRangeOf(checked?.creditScore) ?? rangeFrom(checked?.creditScore),
    propertyState: asState(checked?.state),
  };
  const newest = <Key extends keyof typeof inputs>(key: Key) => {
    const [later, earlier] = since.includes(key) ? [inputs, atCheck] : [atCheck, inputs];
    return later[key] ?? earlier[key];
  };
  return {
    homePrice: newest('homePrice'),
    creditScore: newest('creditScore'),
    propertyState: newest('propertyState'),
  };
}

/** The latest answers about the home and the buyer, except those of the application form. */
export function storedProfile() {
  const { homePrice, creditScore, propertyState } = newestAnswers();
  const checked = storedEligibility();
  const blank = { firstTimeHomebuyer: '' };
  const draft = readDraft(extraStorageKeys.eligibilityDraft, blank, {});
  const isFirstTime = {
    yes: true,
    no: false,
  }[String(draft.firstTimeHomebuyer)];
  return {
    ...storedCalculation(),
    homePrice: homePrice ?? null,
    creditScore: creditScore ?? null,
    propertyState: propertyState ?? null,
    isQualified: typeof checked?.eligible === 'boolean' ? checked.eligible : null,
    firstTimeHomebuyer: (checked && isFirstTime) ?? null,
  };
}

/** Whether the buyer wants panels, as chosen beside an estimate. */
export function storedWish() {
  const said = readStored(extraStorageKeys.wantsPanels);
  return panelWishes.find((wish) => wish === said) ?? formDefaults.wantsPanels;
}
