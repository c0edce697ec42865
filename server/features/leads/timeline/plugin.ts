import * as contract from '#core/contract/leads/timeline.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { listLeadTimeline } from './list-lead-timeline.ts';

export function timelineRoutes(router: Router): void {
  addAction(router, contract.listLeadTimeline, listLeadTimeline);
}
