import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { hydratedLater, EnableControls } from '#web/office/hydration/enable-controls.ts';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import { Tabs } from '#web/office/shell/Tabs.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { tabContents } from './dashboard-tabs.tsx';
import { pathOf, type TabName, tabOf } from './navigation/tabs.ts';
import { undoNotesKey } from './undo/use-undo-notes.ts';
import { useTabNames } from './use-tab-names.ts';

export { loadDrawnTab } from './dashboard-tabs.tsx';

/** Where leads are shown besides their list: back there from a lead, its deletion can be undone. */
const ofLeads: readonly TabName[] = ['today', 'overview', 'audit'];
const UndoBar = lazy(async () => ({ default: (await import('./undo/UndoBar.tsx')).UndoBar }));

function TabContent({ name }: { name: TabName }) {
  const Content = tabContents[name];
  const waiting = (
    <div className={name === 'leads' ? shared.wide : undefined}>
      <Skeleton lines={10} />
    </div>
  );
  return (
    <div
      className={shared.content}
      {...hydratedLater(name)}
    >
      <ScreenBoundary key={name}>
        <Suspense fallback={waiting}>
          <Content />
          <EnableControls />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}

export function DashboardPage() {
  const t = useTranslations('admin.shell');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const names = useTabNames();
  const open = tabOf(parameters, names);
  const hasNotes = useQueryClient().getQueryData(undoNotesKey('leads')) !== undefined;
  useTitle(t(`tabs.${open}`));
  return (
    <>
      <h1 className="visually-hidden">{t('dashboard')}</h1>
      <Tabs
        label={t('dashboard')}
        choices={names.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        value={open}
        onChange={(name) => void navigate(pathOf(name))}
      >
        {(name) => (
          <>
            <TabContent name={name} />
            {ofLeads.includes(name) && hasNotes && (
              <Suspense>
                <UndoBar place="leads" />
              </Suspense>
            )}
          </>
        )}
      </Tabs>
    </>
  );
}
