import { valuesOf } from '#core/contract/page.ts';
import type { LeadList } from '../api-types.ts';

/** Adds a value to a filter of several, or removes it; undefined when none is left. */
export function withValueToggled(filter: string | undefined, value: string): string | undefined {
  const values = valuesOf(filter);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next.join(',') : undefined;
}

type Asked = LeadList['asked'];

export const noFilters = {
  q: undefined,
  status: undefined,
  qualified: undefined,
  owner: undefined,
  waiting: undefined,
  untouched: undefined,
  nextStep: undefined,
  timeline: undefined,
  contact: undefined,
  score: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  language: undefined,
  state: undefined,
  source: undefined,
  affiliate: undefined,
  loanNumber: undefined,
  from: undefined,
  to: undefined,
  check: undefined,
  erasure: undefined,
  shown: undefined,
} satisfies Partial<Asked>;

export type FilterName = keyof typeof noFilters;

export const filterNames = Object.keys(noFilters) as FilterName[];

export function askedFilters(asked: Asked): Exclude<FilterName, 'q'>[] {
  return filterNames.filter((name) => name !== 'q').filter((name) => asked[name]);
}

export function isNarrowed(asked: Asked): boolean {
  return filterNames.some((name) => asked[name]);
}
