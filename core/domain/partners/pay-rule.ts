import type { CommissionUnit } from './commission.ts';
import type { PartnerKind } from './partner-kinds.ts';

/** What a rule may ask for. `broker`: the payment goes to the broker; `service`: with evidence. */
export const demands = ['agreement', 'license', 'broker', 'service'] as const;

export type Demand = (typeof demands)[number];

/** `none`: nothing may be paid. */
export const payUnits = ['percent', 'fixed', 'none'] as const;

export type PayUnit = CommissionUnit | 'none';

/** What a kind of partner in a state may be paid, and on what conditions, from a day on. */
export interface PayRule {
  /** Null holds in every state without a rule of its own for this kind. */
  readonly state: string | null;
  readonly kind: PartnerKind;
  readonly unit: PayUnit;
  readonly demands: readonly Demand[];
  readonly source: string;
  /** First and last day 'YYYY-MM-DD'; null: until further notice. */
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

function holding<Rule extends PayRule>(
  rules: readonly Rule[],
  { kind, state }: Pick<PayRule, 'kind' | 'state'>,
  day: string,
): Rule | undefined {
  const newest = rules
    .filter((rule) => rule.kind === kind && rule.state === state && rule.effectiveFrom <= day)
    // Of two that begin on one day, the one recorded last.
    .reduce<Rule | undefined>(
      (last, rule) => (last && last.effectiveFrom > rule.effectiveFrom ? last : rule),
      undefined,
    );
  return newest && (newest.effectiveTo === null || day <= newest.effectiveTo) ? newest : undefined;
}

/**
 * The rule for a kind of partner in a state on a day 'YYYY-MM-DD', of rules in the order in which
 * they were recorded: that of the state alone, else that of every other state. Of two, the later
 * one replaces the earlier from its day on, also after its own last day.
 */
export function ruleFor<Rule extends PayRule>(
  rules: readonly Rule[],
  { kind, state }: Pick<PayRule, 'kind' | 'state'>,
  day: string,
): Rule | undefined {
  const own = state === null ? undefined : holding(rules, { kind, state }, day);
  return own ?? holding(rules, { kind, state: null }, day);
}

function dayBefore(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 1);
  return at.toISOString().slice(0, 10);
}

/**
 * The last day of a rule among all, in the order in which they were recorded: its own, or the day
 * before a later one begins. Before its first day if one of the same day replaced it.
 */
export function lastDayOf<Rule extends PayRule>(rule: Rule, rules: readonly Rule[]): string | null {
  const { state, kind, effectiveFrom, effectiveTo } = rule;
  const at = rules.indexOf(rule);
  const next = rules
    .filter((other) => other.state === state && other.kind === kind && other !== rule)
    .filter((other) =>
      other.effectiveFrom === effectiveFrom
        ? rules.indexOf(other) > at
        : other.effectiveFrom > effectiveFrom,
    )
    .map((other) => dayBefore(other.effectiveFrom));
  return [effectiveTo, ...next].reduce(
    (first, day) => (first === null || (day !== null && day < first) ? day : first),
    null,
  );
}
