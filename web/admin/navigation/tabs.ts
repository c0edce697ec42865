import { adminPaths } from '#core/contract/site.ts';
import type { Messages } from 'use-intl';

/** Every tab has a title. */
export type TabName = keyof Messages['admin']['shell']['tabs'];

/** The tab that is open if the address names none. */
export const firstTab: TabName = 'overview';

/** The query parameters that open a tab. */
export const inTab = (tab: TabName) => ({ tab });

export function pathOf(name: TabName): string {
  const { dashboard } = adminPaths;
  return name === firstTab ? dashboard : `${dashboard}?tab=${name}`;
}
