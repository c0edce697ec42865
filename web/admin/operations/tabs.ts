import type { readLeadReport, usualReportRange } from '#core/contract/operations/reports.ts';
import { adminsOnly, officeReaders, overseers } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { PathOf } from '#web/office/hydration/screen.ts';
import type { Tab } from '../navigation/tab.ts';

export const reportsTab = {
  name: 'reports',
  key: 'd',
  within: 'reports',
  roles: officeReaders,
  rolesOf: 'readLeadReport',
  Content: lazyComponent(() => import('./report/LeadReport.tsx'), 'LeadReport'),
  modules: ['operations/report/LeadReport.tsx'],
  calls: [
    '/api/admin/reports/leads?range=30d',
  ] satisfies `${PathOf<typeof readLeadReport>}?range=${typeof usualReportRange}`[],
} as const satisfies Tab;

export const auditTab = {
  name: 'audit',
  key: 'u',
  within: 'settings',
  roles: overseers,
  rolesOf: 'listAudit',
  Content: lazyComponent(() => import('./audit/AuditTab.tsx'), 'AuditTab'),
  modules: ['operations/audit/AuditTab.tsx'],
} as const satisfies Tab;

export const systemTab = {
  name: 'system',
  key: 'y',
  within: 'settings',
  roles: adminsOnly,
  rolesOf: 'readSystem',
  Content: lazyComponent(() => import('./system/SystemTab.tsx'), 'SystemTab'),
  modules: ['operations/system/SystemTab.tsx'],
} as const satisfies Tab;
