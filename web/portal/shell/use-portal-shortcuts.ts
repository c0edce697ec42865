import { useTranslations } from 'use-intl';
import type { Shortcuts } from '#web/office/shell/shortcuts.ts';
import { pathOf } from '../dashboard/tabs.ts';

/** The keys of the portal. */
export function usePortalShortcuts(): Shortcuts {
  const t = useTranslations('portal.shell');
  return {
    list: [
      { keys: ['?'], label: t('shortcuts.list') },
      { keys: ['n'], label: t('shortcuts.note') },
      { keys: ['g', 'd'], label: t('tabs.dashboard'), to: pathOf('dashboard') },
      { keys: ['g', 'p'], label: t('tabs.profile'), to: pathOf('profile') },
    ],
    searchAt: pathOf('dashboard'),
    storageKey: 'portal_shortcuts',
  };
}
