import { valuesOf } from '#core/contract/page.ts';
import type { LeadList } from '../api-types.ts';

/** A filter of several values with one more, or without it; undefined when none is left. */
export function withValueToggled(filter: string | undefined, value: string): string | undefined {
  const values = valuesOf(filter);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next.join(',') : undefined;
}

type Asked = LeadList['asked'];

export const noFilters = {
  q: undefined,
  status: undefined,
  state: undefined,
  source: undefined,
  qualified: undefined,
  language: undefined,
  affiliate: undefined,
  from: undefined,
  to: undefined,
  check: undefined,
  shown: undefined,
} satisfies Partial<Asked>;

/** How many things of the panel of filters are asked for. */
export function countAsked(asked: Asked): number {
  const { qualified, language, affiliate, from, to, check, shown } = asked;
  const single = [qualified, language, affiliate, from, to, check, shown].filter(Boolean);
  return single.length + valuesOf(asked.state).length + valuesOf(asked.source).length;
}

export function isNarrowed(asked: Asked): boolean {
  return Object.keys(noFilters).some((name) => asked[name as keyof typeof noFilters]);
}
