import type { Language } from '../domain/language.ts';
import { type ValidationKey, validationMessages } from './validation.ts';

/**
 * The sentence for an error key in a language. A key that is not ours (a library's own wording) or
 * that lacks one of its values gives the general sentence, so no placeholder is ever shown.
 */
export function validationMessage(
  key: string,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const messages = validationMessages[language];
  const text = (
    Object.hasOwn(messages, key) ? messages[key as ValidationKey] : messages['value.wrong']
  ).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return text.includes('{') ? messages['value.wrong'] : text;
}
