import { readTermValue, type TermKey, type TermValues } from '#core/domain/term-values.ts';
import type { Programme } from '../api-types.ts';

type Rule = Pick<Programme['rules'][number], 'key' | 'value' | 'effectiveFrom' | 'effectiveTo'>;

/** The value of a term on the day of the rulebook; undefined while that has not come. */
export function termInForce<K extends TermKey>(
  programme: { asOf: string; rules: readonly Rule[] } | undefined,
  key: K,
): TermValues[K] | undefined {
  const rule = programme?.rules.find(
    ({ key: of, effectiveFrom, effectiveTo }) =>
      of === key &&
      (effectiveFrom === null || effectiveFrom <= programme.asOf) &&
      (effectiveTo === null || programme.asOf <= effectiveTo),
  );
  return rule && readTermValue(key, rule.value);
}
