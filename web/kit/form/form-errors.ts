import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Language } from '#core/domain/language.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import type { CallError } from '#web/kit/api.ts';

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
    return null;
  }
  return error.type === 'server'
    ? error.message
    : validationMessage(error.message, language, values);
}

/**
 * Shows the errors of a refused call at the form's fields, and focuses the first one. Returns
 * whether there was one.
 */
export function showServerErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  failure: unknown,
): boolean {
  const errors = (failure as Partial<CallError>)?.errors ?? [];
  const values = form.getValues();
  const shown = errors.filter(({ path }) => path in values);
  for (const { path, message } of shown) {
    form.setError(path as Path<Values>, {
      type: 'server',
      message,
    });
  }
  const [first] = shown;
  if (first) {
    form.setFocus(first.path as Path<Values>);
  }
  return first !== undefined;
}
