import * as contract from '#core/contract/lead/changes.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { creditLead } from './credit-lead.ts';

export function creditRoutes(router: Router): void {
  addRoute(router, contract.creditLead, (context, { params, body }) =>
    creditLead(context, { ...body, ...params }),
  );
}
