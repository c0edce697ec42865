import { isDay, isTermKey, readTermValue, termKeys } from './term-values.ts';
import type { TermKey, TermValues } from './term-values.ts';
import { stateCodes } from '../us-states.ts';

interface RuleOf<K extends TermKey> {
  readonly key: K;
  readonly value: TermValues[K];
  /** First day 'YYYY-MM-DD' on which the rule applies; null: always. */
  readonly effectiveFrom: string | null;
  /** Last day 'YYYY-MM-DD' the rule holds, included; null: until further notice. */
  readonly effectiveTo: string | null;
  readonly source: string;
  /** The law or agreement that the value is based on. */
  readonly basis?: string;
}

/** One dated value of one term, with its source. */
export type ProgrammeRule = { [K in TermKey]: RuleOf<K> }[TermKey];

/** A rule as it is stored or sent, before it is checked. */
export interface UncheckedRule extends Omit<RuleOf<TermKey>, 'key' | 'value'> {
  readonly key: string;
  readonly value: unknown;
}

/** All terms on one day: the flat object everything is computed and worded from. */
export interface ProgrammeTerms extends TermValues {
  readonly asOf: string;
  readonly version: string;
  /** The open facts, withheld from visitors while only confirmed facts are shown. */
  readonly withheld?: readonly string[];
}

/** Thrown if rules do not give exactly one usable value for a term on a day. */
export class ProgrammeTermsError extends Error {
  override readonly name = 'ProgrammeTermsError';
  readonly key: string;
  readonly reason: 'missing' | 'overlap' | 'invalid';
  constructor(key: string, reason: 'missing' | 'overlap' | 'invalid', message: string) {
    super(message);
    this.key = key;
    this.reason = reason;
  }
}

/** Whether a rule applies on a day. */
export function holdsOn(
  { effectiveFrom, effectiveTo }: Pick<UncheckedRule, 'effectiveFrom' | 'effectiveTo'>,
  day: string,
): boolean {
  return (
    (effectiveFrom === null || effectiveFrom <= day) && (effectiveTo === null || day <= effectiveTo)
  );
}

/**
 * The terms on a day 'YYYY-MM-DD'; throws ProgrammeTermsError when a term has no rule that day,
 * two, or one of the wrong shape.
 */
export function termsAsOf(
  rules: readonly UncheckedRule[],
  asOf: string,
  version: string,
): ProgrammeTerms {
  if (!isDay(asOf)) {
    throw new ProgrammeTermsError('asOf', 'invalid', `Not a day: ${asOf}`);
  }
  const values = new Map<string, unknown>();
  for (const rule of rules) {
    // A term added by a newer version of the product is ignored.
    if (!isTermKey(rule.key) || !holdsOn(rule, asOf)) {
      continue;
    }
    if (values.has(rule.key)) {
      throw new ProgrammeTermsError(rule.key, 'overlap', `Two rules give ${rule.key} on ${asOf}.`);
    }
    const value = readTermValue(rule.key, rule.value);
    if (value === undefined) {
      throw new ProgrammeTermsError(rule.key, 'invalid', `The value of ${rule.key} is not valid.`);
    }
    values.set(rule.key, value);
  }
  for (const key of termKeys) {
    if (!values.has(key)) {
      throw new ProgrammeTermsError(key, 'missing', `No rule gives ${key} on ${asOf}.`);
    }
  }
  return {
    ...(Object.fromEntries(values) as unknown as TermValues),
    asOf,
    version,
  };
}

/** Whether credit figures need the footnote: they rest on 25D, which has ended by `today`. */
export function creditNeedsFootnote(terms: ProgrammeTerms, today: string): boolean {
  return (
    terms.taxCreditRate > 0 &&
    terms.taxCreditBasis === '26 USC 25D' &&
    terms.taxCreditBasisEnds !== null &&
    today > terms.taxCreditBasisEnds
  );
}

/** The number of states to print beside DC: the marketed ("32+"), or the length of the list. */
export function marketedStates({ marketedStates: marketed, eligibleStates }: ProgrammeTerms) {
  const listed = eligibleStates.filter((state) => state !== 'DC').length;
  return marketed <= listed ? { count: marketed, isMore: true } : { count: listed, isMore: false };
}

export function statesOutside({ eligibleStates }: Pick<ProgrammeTerms, 'eligibleStates'>) {
  return stateCodes.filter((code) => !eligibleStates.includes(code));
}
