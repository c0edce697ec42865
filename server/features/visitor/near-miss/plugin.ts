import * as contract from '#core/contract/visitor/near-miss.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { findNearMiss, watchNearMiss } from './watch-near-miss.ts';

export function nearMissRoutes(router: Router): void {
  addRoute(router, contract.findNearMiss, (context, { body }) => findNearMiss(context, body));
  addRoute(router, contract.watchNearMiss, (context, { body }) => watchNearMiss(context, body));
}
