import { portalPaths } from '#core/contract/site.ts';

/** The tabs of the portal, in order; the first one is open if the address names none. */
export const tabNames = ['dashboard', 'earnings', 'kit', 'profile'] as const;

export type TabName = (typeof tabNames)[number];

export function pathOf(name: TabName): string {
  const { dashboard } = portalPaths;
  return name === tabNames[0] ? dashboard : `${dashboard}?tab=${name}`;
}

/** The tab in the address; the first one if it names none that exists. */
export function tabOf(parameters: URLSearchParams): TabName {
  const asked = parameters.get('tab');
  return tabNames.find((name) => name === asked) ?? tabNames[0];
}
