import * as reports from '#core/contract/operations/reports.ts';
import * as contract from '#core/contract/accounts/staff.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { readDashboardActivity, readDashboardStats } from './read-dashboard-stats.ts';
import { readLeadReport } from './read-lead-report.ts';

export function reportRoutes(router: Router): void {
  addAction(router, contract.readDashboardStats, readDashboardStats);
  addAction(router, contract.readDashboardActivity, readDashboardActivity);
  addAction(router, reports.readLeadReport, readLeadReport);
}
