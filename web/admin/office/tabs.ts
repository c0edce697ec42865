import type { readDashboardActivity, readDashboardStats } from '#core/contract/accounts/staff.ts';
import type { readQueue } from '#core/contract/office/queue.ts';
import type { readStart } from '#core/contract/operations/start.ts';
import type { countNotices } from '#core/contract/visitor/letters.ts';
import { everyStaff, officeReaders } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { PathOf } from '#web/office/hydration/screen.ts';
import type { Tab } from '../navigation/tab.ts';

export const overviewTab = {
  name: 'overview',
  key: 'o',
  roles: everyStaff,
  rolesOf: 'readDashboardStats',
  Content: lazyComponent(() => import('./overview/OverviewTab.tsx'), 'OverviewTab'),
  modules: ['office/overview/OverviewTab.tsx'],
  calls: [
    '/api/admin/dashboard/stats',
    '/api/admin/dashboard/activity',
    '/api/admin/start',
    '/api/admin/queue',
    '/api/admin/notices/due',
  ] satisfies PathOf<
    | typeof readDashboardStats
    | typeof readDashboardActivity
    | typeof readStart
    | typeof readQueue
    | typeof countNotices
  >[],
} as const satisfies Tab;

export const officeTab = {
  name: 'office',
  key: 'i',
  within: 'reports',
  roles: officeReaders,
  rolesOf: 'readOffice',
  Content: lazyComponent(() => import('./OfficeTab.tsx'), 'OfficeTab'),
  modules: ['office/OfficeTab.tsx'],
} as const satisfies Tab;
