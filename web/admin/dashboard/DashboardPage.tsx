import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Tabs } from '#web/office/shell/Tabs.tsx';
import { AffiliatesTab } from '../affiliates/AffiliatesTab.tsx';
import { LeadsTab } from '../leads/LeadsTab.tsx';
import { OverviewTab } from '../overview/OverviewTab.tsx';
import { ProgrammeTab } from '../programme/ProgrammeTab.tsx';
import { useTitle } from '../../office/shell/use-title.ts';
import styles from './dashboard.module.css';
import { pathOf, tabOf, tabs, type TabName } from './tabs.ts';

const contents: Record<TabName, () => ReactNode> = {
  overview: OverviewTab,
  leads: LeadsTab,
  affiliates: AffiliatesTab,
  programme: ProgrammeTab,
};

/** The tabs of the CRM; which one is open stands in the address. */
export function DashboardPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const open = tabOf(parameters);
  useTitle(tabs.find(({ name }) => name === open)!.label);
  return (
    <>
      <h1 className="visually-hidden">Dashboard</h1>
      <Tabs
        label="Dashboard"
        choices={tabs}
        value={open}
        onChange={(name) => void navigate(pathOf(name))}
      >
        {(name) => {
          const Content = contents[name];
          return (
            <div className={styles.content}>
              <Content />
            </div>
          );
        }}
      </Tabs>
    </>
  );
}
