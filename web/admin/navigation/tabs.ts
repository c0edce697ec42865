import { adminPaths } from '#core/contract/site.ts';
import type { Messages } from 'use-intl';

export type TabName = keyof Messages['admin']['shell']['tabs'];

export const firstTab: TabName = 'overview';

export const inTab = (tab: TabName) => ({ tab });

export function pathOf(name: TabName): string {
  const { dashboard } = adminPaths;
  return name === firstTab ? dashboard : `${dashboard}?tab=${name}`;
}
