import * as contract from '#core/contract/staff.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readDashboardActivity } from './read-dashboard-activity.ts';
import { type FiguresByScope, readDashboardStats } from './read-dashboard-stats.ts';

export function reportRoutes(router: Router): void {
  const { app, services } = router;
  const figuresByScope: FiguresByScope = new Map();
  const counting = {
    app,
    services: {
      ...services,
      figuresByScope,
    },
  };
  addRoute(counting, contract.readDashboardStats, (context) => readDashboardStats(context));
  addRoute(router, contract.readDashboardActivity, (context) => readDashboardActivity(context));
}
