import { valuesOf } from '#core/contract/page.ts';

/** A filter of several values with one more, or without it; undefined when none is left. */
export function withValueToggled(filter: string | undefined, value: string): string | undefined {
  const values = valuesOf(filter);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next.join(',') : undefined;
}
