import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { Frame } from '#web/office/shell/Frame.tsx';
import type { FrameAccount } from '#web/office/shell/FrameHeader.tsx';
import { SignedIn } from '#web/office/shell/SignedIn.tsx';
import { TitleCount } from '#web/office/shell/use-title.ts';
import type { StaffSession } from './api-types.ts';
import { pathOf } from './navigation/tabs.ts';
import { NewsPoller } from './office/live/NewsPoller.tsx';
import { useDueCount } from './office/live/news-query.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { StepUp } from './accounts/step-up/StepUp.tsx';
import { SettingsMenu, Siblings, StaffTabs } from './StaffNavigation.tsx';
import { useTabs } from './use-tabs.ts';
import { wayOut } from './navigation/way-out.ts';
import { sessionQuery } from './navigation/session-query.ts';
import type { Shortcuts } from '#web/office/shell/shortcuts.ts';
import type { Tab } from './navigation/tab.ts';

const profileKey = 'm';

/** Each key that is no tab's, with its text. */
const keys = [
  ['?', 'list'],
  ['/', 'search'],
  ['Ctrl K', 'palette'],
  ['j', 'next'],
  ['k', 'before'],
  ['Enter', 'open'],
  ['x', 'choose'],
  ['s', 'status'],
  ['e', 'edit'],
  ['n', 'note'],
  ['c', 'call'],
  ['m', 'text'],
  ['w', 'mail'],
  ['p', 'step'],
  ['o', 'owner'],
  ['t', 'take'],
  ['u', 'back'],
  ['Esc', 'leave'],
] as const;

function useStaffShortcuts(tabs: readonly Tab[]): Shortcuts {
  const t = useTranslations('admin.shell');
  const of = useTranslations('admin');
  const goTo = (key: string, place: string, to: string) => ({
    keys: ['g', key],
    label: t('goTo', { place }),
    to,
  });
  return {
    list: [
      ...keys.map(([key, name]) => ({ keys: [key], label: t(`shortcuts.${name}`) })),
      ...tabs.map(({ name, key }) => goTo(key, of(`${name}.place.title`), pathOf(name))),
      goTo(profileKey, t('profile'), adminPaths.profile),
    ],
    searchAt: pathOf('leads'),
    storageKey: 'admin_shortcuts',
  };
}

function toProfile(words: ReactNode) {
  return <Link to={adminPaths.profile}>{words}</Link>;
}

function toChecklist(words: ReactNode) {
  return <Link to={pathOf('programme')}>{words}</Link>;
}

function useWarnings({ hasWeakPassword, openHighFacts }: StaffSession): readonly ReactNode[] {
  const t = useTranslations('admin.shell');
  return [
    hasWeakPassword && t.rich('weakPassword', { profile: toProfile }),
    openHighFacts > 0 &&
      t.rich('openFacts', {
        count: openHighFacts,
        checklist: toChecklist,
      }),
  ].filter((warning) => warning !== false);
}

function StaffFrame({ staff }: { staff: StaffSession }) {
  const t = useTranslations('admin.shell');
  const shortcuts = useStaffShortcuts(useTabs());
  const { id, username, firstName, lastName } = staff;
  const account: FrameAccount = {
    home: adminPaths.dashboard,
    app: t('crm'),
    name: <SettingsMenu name={`${firstName} ${lastName}`.trim() || username} />,
    profile: {
      path: adminPaths.profile,
      label: t('profile'),
    },
    wayOut,
  };
  const warnings = useWarnings(staff);
  return (
    <TitleCount value={useDueCount()}>
      <Frame
        account={account}
        shortcuts={shortcuts}
        warnings={warnings}
        tools={<PaletteButton />}
        nav={<StaffTabs />}
        side={<Siblings of="settings" />}
        live={<NewsPoller staffId={id} />}
      />
    </TitleCount>
  );
}

export function StaffShell() {
  const t = useTranslations('admin.shell');
  const session = useQuery(sessionQuery);
  return (
    <SignedIn session={session} failure={t('failed')}>
      {(staff) => (
        <>
          <StaffFrame staff={staff} />
          <StepUp />
        </>
      )}
    </SignedIn>
  );
}
