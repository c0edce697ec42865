import { holdsOn, type UncheckedRule } from '../programme-terms.ts';

type Rules = readonly UncheckedRule[];

function lacksAgency(rules: Rules, day: string): boolean {
  const valueOf = (key: string) =>
    rules.find((rule) => rule.key === key && holdsOn(rule, day))?.value ?? null;
  return valueOf('negativeAnswer') === 'notice' && valueOf('creditAgency') === null;
}

/**
 * The first day, from `today` on, on which a negative answer would come with a notice that names no
 * agency and so far does not; null if there is none.
 */
export function losesAgency(before: Rules, after: Rules, today: string): string | null {
  // A value only changes on a day on which a rule begins.
  const starts = after.map(({ effectiveFrom }) => effectiveFrom ?? today);
  const days = [today, ...starts.filter((day) => day > today)].toSorted();
  return days.find((day) => lacksAgency(after, day) && !lacksAgency(before, day)) ?? null;
}
