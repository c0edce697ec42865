import type { ComponentType, ReactNode } from 'react';
import type { readOwnNews } from '#core/contract/partners/affiliate/news.ts';
import type { firstReferrals, readOwnStats } from '#core/contract/partners/affiliate/referrals.ts';
import type { listTasks } from '#core/contract/partners/affiliate/tasks.ts';
import type { IconProps } from '#web/kit/icon-pen.tsx';
import { Coin, House, QrMark, User } from '#web/kit/icons.tsx';
import { part } from '#web/kit/part.ts';
import type { OpenedTab, PathOf } from '#web/office/hydration/screen.ts';
import type { TabName } from './dashboard/tabs.ts';

/** A tab of the dashboard. Its title is in `messages/<language>/shell.ts`. */
export interface Tab extends OpenedTab {
  readonly name: TabName;
  readonly Icon: ComponentType<IconProps>;
  /** Loaded on first use; everyone starts with the first tab, which is part of the dashboard. */
  readonly Content?: ComponentType<{ waiting?: ReactNode }> & { load(): Promise<unknown> };
}

const dashboardTab = {
  name: 'dashboard',
  Icon: House,
  modules: [],
  calls: [
    '/api/affiliate/tasks',
    '/api/affiliate/news',
    '/api/affiliate/dashboard/stats',
    '/api/affiliate/referrals?pageSize=25',
  ] satisfies (
    PathOf<typeof listTasks | typeof readOwnNews | typeof readOwnStats> | typeof firstReferrals
  )[],
} as const satisfies Tab;

const earningsTab = {
  name: 'earnings',
  Icon: Coin,
  Content: part(async () => (await import('./earnings/EarningsTab.tsx')).EarningsTab),
  modules: ['earnings/EarningsTab.tsx'],
} as const satisfies Tab;

const kitTab = {
  name: 'kit',
  Icon: QrMark,
  Content: part(async () => (await import('./kit/KitTab.tsx')).KitTab),
  modules: ['kit/KitTab.tsx'],
} as const satisfies Tab;

const profileTab = {
  name: 'profile',
  Icon: User,
  Content: part(async () => (await import('./profile/ProfileTab.tsx')).ProfileTab),
  modules: ['profile/ProfileTab.tsx'],
} as const satisfies Tab;

const inOrder = [dashboardTab, earningsTab, kitTab, profileTab] as const satisfies readonly Tab[];

type Forgotten = Exclude<TabName, (typeof inOrder)[number]['name']>;

/** The tabs, in order; a title without a tab does not compile. */
export const tabs: readonly Tab[] = inOrder satisfies [Forgotten] extends [never]
  ? readonly Tab[]
  : Forgotten;

/** The tab in the address; the first one if it names none that exists. */
export const tabOf = (asked: string | null | undefined): Tab =>
  tabs.find(({ name }) => name === asked) ?? dashboardTab;
