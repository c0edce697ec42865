import { adminsOnly, overseers } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { Tab } from '../navigation/tab.ts';

export const auditTab = {
  name: 'audit',
  key: 'u',
  roles: overseers,
  Content: lazyComponent(() => import('./audit/AuditTab.tsx'), 'AuditTab'),
  modules: ['operations/audit/AuditTab.tsx'],
} as const satisfies Tab;

export const systemTab = {
  name: 'system',
  key: 'y',
  roles: adminsOnly,
  Content: lazyComponent(() => import('./system/SystemTab.tsx'), 'SystemTab'),
  modules: ['operations/system/SystemTab.tsx'],
} as const satisfies Tab;
