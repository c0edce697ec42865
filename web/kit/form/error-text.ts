import type { FieldError } from 'react-hook-form';
import type { Language } from '#core/domain/language.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';

/**
 * The text of a field's error: the text of our key in the page's language, or the server's own
 * sentence. `values` are inserted into it, such as a minimum.
 */
export function errorText(
  error: FieldError | undefined,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string | null {
  if (!error?.message) {
    // Of a list or a record, the first message inside.
    const { ref: _ref, ...inside } = error ?? {};
    const texts = Object.values(inside)
      .filter((one) => typeof one === 'object')
      .map((one) => errorText(one as FieldError, language, values));
    return texts.find((text) => text !== null) ?? null;
  }
  return error.type === 'server'
    ? error.message
    : validationMessage(error.message, language, values);
}
