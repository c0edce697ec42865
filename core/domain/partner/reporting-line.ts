import type { Cents } from '../money.ts';
import { termsAsOf, type UncheckedRule } from '../programme-terms.ts';

/** From which total of a calendar year payments are reported, by the rule of its last day. */
export function reportingLine(rules: readonly UncheckedRule[], year: number): Cents {
  return termsAsOf(rules, `${year}-12-31`, '').reportingLine * 100;
}
