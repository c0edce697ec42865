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

/**
 * Shows the errors of a refused call at the form's fields, and focuses the first one. Returns
 * whether there was one.
 */
export function showServerErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  failure: unknown,
): boolean {
  const errors = (failure as Partial<CallError>)?.errors ?? [];
  const names = Object.keys(form.getValues());
  const shown = errors.flatMap(({ path, message }) => {
    const name = fieldOfPath(path, names);
    return name === undefined ? [] : [{ name: name as Path<Values>, message }];
  });
  for (const { name, message } of shown.toReversed()) {
    form.setError(name, {
      type: 'server',
      message,
    });
  }
  const [first] = shown;
  if (first) {
    form.setFocus(first.name);
  }
  return first !== undefined;
}

/**
 * The field that an error's path leads to: the one that holds a nested value (`events` for
 * `events.2`), or whose value is nested in the body (`city` for `address.city`).
 */
export function fieldOfPath(path: string, names: readonly string[]): string | undefined {
  const steps = path.split('.');
  const heads = steps.map((_, place) => steps.slice(0, steps.length - place).join('.'));
  return [...heads, ...steps.toReversed()].find((name) => names.includes(name));
}
