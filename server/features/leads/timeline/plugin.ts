import * as contract from '#core/contract/leads/timeline.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { listLeadTimeline } from './list-lead-timeline.ts';

export function timelineRoutes(router: Router): void {
  addRoute(router, contract.listLeadTimeline, (context, { params, query }) =>
    listLeadTimeline(context, { ...query, ...params }),
  );
}
