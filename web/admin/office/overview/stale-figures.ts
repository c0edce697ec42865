import { readDashboardActivity, readDashboardStats } from '#core/contract/accounts/staff.ts';
import type { readLeadReport } from '#core/contract/operations/reports.ts';
import type { listInteractions } from '#core/contract/visitor/tracking.ts';
import { named } from '#web/office/cache/call-key.ts';

/** What counts or names leads elsewhere; any change of a lead may change it. */
export const staleFigures = [
  readDashboardStats,
  readDashboardActivity,
  named<typeof readLeadReport>('/api/admin/reports/leads'),
  named<typeof listInteractions>('/api/admin/interactions'),
] as const;
