import * as lead from '#core/contract/affiliate/lead.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readOwnLead } from './read-own-lead.ts';

export function referralRoutes(router: Router): void {
  addRoute(router, lead.readReferredLead, (context, { params }) => readOwnLead(context, params));
}
