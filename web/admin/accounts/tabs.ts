import { adminsOnly } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { Tab } from '../navigation/tab.ts';

export const staffTab = {
  name: 'staff',
  key: 'r',
  within: 'settings',
  roles: adminsOnly,
  rolesOf: 'listMembers',
  Content: lazyComponent(() => import('./staff/StaffTab.tsx'), 'StaffTab'),
  modules: ['accounts/staff/StaffTab.tsx'],
} as const satisfies Tab;
