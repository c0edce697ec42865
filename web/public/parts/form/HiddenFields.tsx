import type { TypedAnswers } from '#core/contract/forms/typed-answers.ts';

/** What a form brings along unseen where the browser itself posts it. */
export function HiddenFields({ values }: { values: TypedAnswers }) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => (
    <input
      key={name}
      type="hidden"
      name={name}
      value={value}
    />
  ));
}

/** Those of a form's values that it only passes on. */
export function carriedOf(
  values: TypedAnswers | undefined,
  names: readonly string[],
): TypedAnswers {
  return Object.fromEntries(names.map((name) => [name, values?.[name]]));
}
