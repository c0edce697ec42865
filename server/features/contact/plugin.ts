import * as contract from '#core/contract/lead/contact.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readLeadPermission } from './read-lead-permission.ts';

export function contactRoutes(router: Router): void {
  addRoute(router, contract.readPermission, (context, { params }) =>
    readLeadPermission(context, params),
  );
}
