import * as lead from '#core/contract/affiliate/lead.ts';
import * as own from '#core/contract/affiliate/referrals.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { exportOwnReferrals } from './export-own-referrals.ts';
import { listOwnReferrals } from './list-own-referrals.ts';
import { readOwnLead } from './read-own-lead.ts';
import { readOwnStats } from './read-own-stats.ts';

export function referralRoutes(router: Router): void {
  addRoute(router, own.readOwnStats, (context) => readOwnStats(context));
  addRoute(router, own.listOwnReferrals, (context, { query }) => listOwnReferrals(context, query));
  addRoute(router, own.exportOwnReferrals, (context, { query }) =>
    exportOwnReferrals(context, query),
  );
  addRoute(router, lead.readReferredLead, (context, { params }) => readOwnLead(context, params));
}
