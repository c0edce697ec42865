import { adminPaths } from '#core/contract/site.ts';

/** The tabs of the CRM, in their order; the first one is open where the address names none. */
export const tabNames = [
  'overview',
  'leads',
  'affiliates',
  'templates',
  'facebook',
  'hero',
  'commissions',
  'programme',
  'sent',
  'audit',
] as const;

export type TabName = (typeof tabNames)[number];

/** The address of a tab. */
export function pathOf(name: TabName): string {
  const { dashboard } = adminPaths;
  return name === tabNames[0] ? dashboard : `${dashboard}?tab=${name}`;
}

/** The tab an address asks for; the first one when it asks for none that exists. */
export function tabOf(parameters: URLSearchParams): TabName {
  const asked = parameters.get('tab');
  return tabNames.find((name) => name === asked) ?? tabNames[0];
}
