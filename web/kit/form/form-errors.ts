import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CallError } from '#web/kit/api.ts';

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
