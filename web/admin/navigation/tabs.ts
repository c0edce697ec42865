import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import {
  adminsOnly,
  everyStaff,
  leadWorkers,
  officeReaders,
  overseers,
  type Roles,
} from '#core/domain/accounts/staff-role.ts';
import type { Shortcuts } from '#web/office/shell/shortcuts.ts';

/** The key that opens each tab after `g`; `m` opens the profile. */
export const tabKeys: Readonly<Record<TabName, string>> = {
  today: 't',
  overview: 'o',
  leads: 'l',
  affiliates: 'a',
  templates: 'e',
  facebook: 'f',
  hero: 'h',
  commissions: 'c',
  programme: 'p',
  sent: 's',
  audit: 'u',
  staff: 'r',
  office: 'i',
  integrations: 'n',
  system: 'y',
};

const profileKey = 'm';

/** The keys of staff who have these tabs. */
export function useStaffShortcuts(names: readonly TabName[]): Shortcuts {
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
      { keys: ['c'], label: t('call') },
      { keys: ['m'], label: t('text') },
      { keys: ['w'], label: t('mail') },
      { keys: ['p'], label: t('step') },
      { keys: ['o'], label: t('owner') },
      { keys: ['t'], label: t('take') },
      { keys: ['u'], label: t('back') },
      { keys: ['Esc'], label: t('leave') },
      ...names.map((name) => ({
        keys: ['g', tabKeys[name]],
        label: t(name),
        to: pathOf(name),
      })),
      { keys: ['g', profileKey], label: t('profile'), to: adminPaths.profile },
    ],
    searchAt: pathOf('leads'),
    storageKey: 'admin_shortcuts',
  };
}

/**
 * The tabs of the CRM, in order. If the address names none, the first one that the member has is
 * open.
 */
export const tabNames = [
  'overview',
  'leads',
  'affiliates',
  'templates',
  'facebook',
  'hero',
  'today',
  'commissions',
  'programme',
  'sent',
  'audit',
  'staff',
  'office',
  'integrations',
  'system',
] as const;

export type TabName = (typeof tabNames)[number];

/**
 * The roles that have each tab. The contract entries that define them are too large for the first
 * screen; a test compares the two.
 */
export const tabRoles: Readonly<Record<TabName, Roles>> = {
  today: leadWorkers,
  overview: everyStaff,
  leads: everyStaff,
  affiliates: overseers,
  templates: adminsOnly,
  facebook: everyStaff,
  hero: adminsOnly,
  commissions: overseers,
  programme: overseers,
  sent: overseers,
  audit: overseers,
  staff: adminsOnly,
  office: officeReaders,
  integrations: adminsOnly,
  system: adminsOnly,
};

/** The query parameters that open a tab. */
export const inTab = (tab: TabName) => ({ tab });

export function pathOf(name: TabName): string {
  const { dashboard } = adminPaths;
  return name === tabNames[0] ? dashboard : `${dashboard}?tab=${name}`;
}

/** The tab in the address, if the member has it; else their first one. */
export function tabOf(parameters: URLSearchParams, names: readonly TabName[] = tabNames): TabName {
  const asked = parameters.get('tab');
  return names.find((name) => name === asked) ?? names[0] ?? 'overview';
}
