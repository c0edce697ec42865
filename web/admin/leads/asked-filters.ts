import { leadFilters } from '#core/contract/leads/row.ts';
import { valuesOf } from '#core/contract/page.ts';
import type { LeadList } from '../api-types.ts';

/** Adds a value to a filter of several, or removes it; undefined when none is left. */
export function withValueToggled(filter: string | undefined, value: string): string | undefined {
  const values = valuesOf(filter);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next.join(',') : undefined;
}

type Asked = LeadList['asked'];

export type FilterName = keyof typeof leadFilters;

export const filterNames = ['q', ...Object.keys(leadFilters)] as ('q' | FilterName)[];

export function askedFilters(asked: Asked): FilterName[] {
  return filterNames.filter((name) => name !== 'q').filter((name) => asked[name]);
}

export function isNarrowed(asked: Asked): boolean {
  return filterNames.some((name) => asked[name]);
}
