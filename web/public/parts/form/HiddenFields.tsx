import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';

export function HiddenFields({ values }: { values: TypedAnswers }) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The values that a form only passes on. */
export function carriedOf(
  values: TypedAnswers | undefined,
  names: readonly string[],
): TypedAnswers {
  return Object.fromEntries(names.map((name) => [name, values?.[name]]));
}
