import { staffTab } from './accounts/tabs.ts';
import { integrationsTab } from './integrations/tabs.ts';
import { facebookTab, leadsTab } from './leads/tabs.ts';
import { sentTab, templatesTab } from './mail/tabs.ts';
import type { Tab } from './navigation/tab.ts';
import type { TabName } from './navigation/tabs.ts';
import { officeTab, overviewTab } from './office/tabs.ts';
import { auditTab, reportsTab, systemTab } from './operations/tabs.ts';
import { affiliatesTab, commissionsTab } from './partners/tabs.ts';
import { heroTab, programmeTab } from './programme/tabs.ts';

const inOrder = [
  overviewTab,
  leadsTab,
  affiliatesTab,
  templatesTab,
  facebookTab,
  heroTab,
  commissionsTab,
  reportsTab,
  officeTab,
  programmeTab,
  staffTab,
  sentTab,
  auditTab,
  integrationsTab,
  systemTab,
] as const satisfies readonly Tab[];

type Forgotten = Exclude<TabName, (typeof inOrder)[number]['name']>;

/** The tabs of the dashboard, in order; a title without a tab does not compile. */
export const tabs: [Forgotten] extends [never] ? readonly Tab[] : Forgotten = inOrder;

/** The tab in the address, if it is one of these; else the first of them. */
export function tabOf(asked: string | null | undefined, among: readonly Tab[] = tabs): Tab {
  return among.find(({ name }) => name === asked) ?? among[0] ?? overviewTab;
}

/** Resolves once a tab, with its own deferred parts, can be shown at once. */
export async function loadTab({ Content, loadParts }: Tab): Promise<void> {
  await Promise.all([Content.load(), loadParts?.()]);
}
