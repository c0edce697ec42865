import { adminPaths } from '#core/contract/site.ts';
import type { TabChoice } from '#web/office/shell/Tabs.tsx';

export type TabName = 'overview' | 'leads' | 'affiliates' | 'programme';

export const tabs: readonly TabChoice<TabName>[] = [
  { name: 'overview', label: 'Overview' },
  { name: 'leads', label: 'Leads' },
  { name: 'affiliates', label: 'Affiliates' },
  { name: 'programme', label: 'Program' },
];

/** The address of a tab. */
export function pathOf(name: TabName): string {
  const { dashboard } = adminPaths;
  return name === 'overview' ? dashboard : `${dashboard}?tab=${name}`;
}

/** The tab an address asks for; the overview when it asks for none that exists. */
export const tabOf = (parameters: URLSearchParams): TabName =>
  tabs.find(({ name }) => name === parameters.get('tab'))?.name ?? 'overview';
