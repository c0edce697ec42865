import * as reports from '#core/contract/reports.ts';
import * as contract from '#core/contract/staff.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readDashboardActivity, readDashboardStats } from './read-dashboard-stats.ts';
import { readLeadReport } from './read-lead-report.ts';

export function reportRoutes(router: Router): void {
  addRoute(router, contract.readDashboardStats, (context) => readDashboardStats(context));
  addRoute(router, contract.readDashboardActivity, (context) => readDashboardActivity(context));
  addRoute(router, reports.readLeadReport, (context, { query }) => readLeadReport(context, query));
}
