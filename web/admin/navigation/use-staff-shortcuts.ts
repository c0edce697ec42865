import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import type { Shortcuts } from '#web/office/shell/shortcuts.ts';
import type { Tab } from './tab.ts';
import { pathOf } from './tabs.ts';

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

/** The keys of staff who have these tabs. */
export function useStaffShortcuts(tabs: readonly Tab[]): Shortcuts {
  const t = useTranslations('admin.shell');
  const goTo = (key: string, place: string, to: string) => ({
    keys: ['g', key],
    label: t('goTo', { place }),
    to,
  });
  return {
    list: [
      ...keys.map(([key, name]) => ({ keys: [key], label: t(`shortcuts.${name}`) })),
      ...tabs.map(({ name, key }) => goTo(key, t(`tabs.${name}`), pathOf(name))),
      goTo(profileKey, t('profile'), adminPaths.profile),
    ],
    searchAt: pathOf('leads'),
    storageKey: 'admin_shortcuts',
  };
}
