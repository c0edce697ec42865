import { isTermKey, termKinds } from '#core/domain/term-values.ts';
import { ruleValue } from '../programme/rule-texts.ts';
import { valueOfTyped } from './typed-terms.ts';

// Of the others what stands in the fields reads as well as their value.
const inSigns: readonly string[] = ['dollars', 'rate', 'flag'];

/** What stands in the field of a term, with the signs of its kind: 16500 as $16,500. */
export function typedInWords(
  t: Parameters<typeof ruleValue>[0],
  key: string,
  text: string,
): string {
  if (!isTermKey(key) || !inSigns.includes(termKinds[key])) {
    return text;
  }
  const value = valueOfTyped(key, { value: text });
  return ruleValue(t, key, value);
}
