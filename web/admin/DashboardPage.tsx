import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { part } from '#web/kit/part.ts';
import {
  EnableControls,
  hydratedLater,
  nameHydratedLater,
} from '#web/office/hydration/enable-controls.ts';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { Siblings } from './StaffNavigation.tsx';
import type { Tab } from './navigation/tab.ts';
import type { TabName } from './navigation/tabs.ts';
import { loadTab, tabOf, tabs } from './tabs.ts';
import { undoNotesKey } from './undo/use-undo-notes.ts';
import { useTabs } from './use-tabs.ts';

/**
 * Resolves once the tab that the server has rendered can be hydrated. If its code were still loading,
 * a change elsewhere on the screen would make React render it again.
 */
export async function loadRenderedTab(): Promise<void> {
  const rendered = nameHydratedLater();
  const tab = tabs.find(({ name }) => name === rendered);
  if (tab) {
    await loadTab(tab);
  }
}

/** Where leads are shown besides their list: back there from a lead, its deletion can be undone. */
const ofLeads: readonly TabName[] = ['overview', 'audit'];
const UndoBar = part(async () => (await import('./undo/UndoBar.tsx')).UndoBar);

function TabContent({ name, Content }: Tab) {
  const waiting = (
    <div className={name === 'leads' ? shared.wide : undefined}>
      <Skeleton lines={10} />
    </div>
  );
  return (
    <div className={shared.content} {...hydratedLater(name)}>
      <ScreenBoundary key={name}>
        <Suspense>
          <Siblings of="reports" />
          <Content waiting={waiting} />
          <EnableControls />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}

export function DashboardPage() {
  const t = useTranslations('admin');
  const [parameters] = useSearchParams();
  const open = tabOf(parameters.get('tab'), useTabs());
  const hasNotes = useQueryClient().getQueryData(undoNotesKey('leads')) !== undefined;
  useTitle(t(`${open.name}.place.title`));
  return (
    <>
      <h1 className="visually-hidden">{t('shell.dashboard')}</h1>
      <TabContent {...open} />
      {ofLeads.includes(open.name) && hasNotes && <UndoBar place="leads" />}
    </>
  );
}
