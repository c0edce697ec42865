import {
  readTermValue,
  type TermKey,
  type TermValues,
} from '#core/domain/programme/term-values.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import type { Programme } from '../api-types.ts';
import { dayOf } from '../day-of.ts';

/** The days a rule holds, 'YYYY-MM-DD', the last one included; null where there is no end. */
interface Validity {
  effectiveFrom: string | null;
  effectiveTo: string | null;
}

export function validityText(
  t: Texts<'admin.programme.validity'>,
  { effectiveFrom, effectiveTo }: Validity,
): string {
  const [from, to] = [effectiveFrom, effectiveTo].map((day) => day && dayOf(day));
  if (from && to) {
    return t('both', { from, to });
  }
  if (from) {
    return t('from', { from });
  }
  return to ? t('until', { to }) : t('always');
}

/** Whether a rule holds on a day 'YYYY-MM-DD', is over by then, or begins later. */
export function validityOn(
  { effectiveFrom, effectiveTo }: Validity,
  day: string,
): 'now' | 'over' | 'later' {
  if (effectiveTo !== null && effectiveTo < day) {
    return 'over';
  }
  return effectiveFrom !== null && effectiveFrom > day ? 'later' : 'now';
}

type Rule = Validity & Pick<Programme['rules'][number], 'key' | 'value'>;

export function ruleInForce<R extends Rule>(
  { rules, asOf }: { asOf: string; rules: readonly R[] },
  key: string,
): R | undefined {
  return rules.find((one) => one.key === key && validityOn(one, asOf) === 'now');
}

/** The value of a term on the day of the rulebook; undefined until loaded. */
export function termInForce<K extends TermKey>(
  programme: { asOf: string; rules: readonly Rule[] } | undefined,
  key: K,
): TermValues[K] | undefined {
  const rule = programme && ruleInForce(programme, key);
  return rule && readTermValue(key, rule.value);
}
