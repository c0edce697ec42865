import type { Cents } from '../money.ts';
import { termsAsOf, type UncheckedRule } from '../programme/programme-terms.ts';

/** The yearly total from which payments are reported, by the rule of the year's last day. */
export function reportingLine(rules: readonly UncheckedRule[], year: number): Cents {
  return termsAsOf(rules, `${year}-12-31`, '').reportingLine * 100;
}
