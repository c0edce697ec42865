import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import type { Shortcuts } from '#web/office/shell/shortcuts.ts';

export function useStaffShortcuts(): Shortcuts {
  const t = useTranslations('admin.shell.shortcuts');
  return {
    list: [
      { keys: ['?'], label: t('list') },
      { keys: ['/'], label: t('search') },
      { keys: ['Ctrl K'], label: t('palette') },
      { keys: ['j'], label: t('next') },
      { keys: ['k'], label: t('before') },
      { keys: ['Enter'], label: t('open') },
      { keys: ['x'], label: t('choose') },
      { keys: ['s'], label: t('status') },
      { keys: ['e'], label: t('edit') },
      { keys: ['n'], label: t('note') },
      { keys: ['u'], label: t('back') },
      { keys: ['Esc'], label: t('leave') },
      { keys: ['g', 'o'], label: t('overview'), to: pathOf('overview') },
      { keys: ['g', 'l'], label: t('leads'), to: pathOf('leads') },
      { keys: ['g', 'a'], label: t('affiliates'), to: pathOf('affiliates') },
      { keys: ['g', 'e'], label: t('templates'), to: pathOf('templates') },
      { keys: ['g', 'f'], label: t('facebook'), to: pathOf('facebook') },
      { keys: ['g', 'h'], label: t('hero'), to: pathOf('hero') },
      { keys: ['g', 'p'], label: t('programme'), to: pathOf('programme') },
      { keys: ['g', 's'], label: t('sent'), to: pathOf('sent') },
      { keys: ['g', 'u'], label: t('audit'), to: pathOf('audit') },
      { keys: ['g', 'c'], label: t('commissions'), to: pathOf('commissions') },
      { keys: ['g', 'm'], label: t('profile'), to: adminPaths.profile },
    ],
    searchAt: pathOf('leads'),
    storageKey: 'admin_shortcuts',
  };
}

/** The tabs of the CRM, in their order; the first one is open where the address names none. */
export const tabNames = [
  'overview',
  'leads',
  'affiliates',
  'templates',
  'facebook',
  'hero',
  'commissions',
  'programme',
  'sent',
  'audit',
] as const;

export type TabName = (typeof tabNames)[number];

export function pathOf(name: TabName): string {
  const { dashboard } = adminPaths;
  return name === tabNames[0] ? dashboard : `${dashboard}?tab=${name}`;
}

/** The tab an address asks for; the first one when it asks for none that exists. */
export function tabOf(parameters: URLSearchParams): TabName {
  const asked = parameters.get('tab');
  return tabNames.find((name) => name === asked) ?? tabNames[0];
}
