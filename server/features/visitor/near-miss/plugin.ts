import * as contract from '#core/contract/visitor/near-miss.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { findNearMiss, watchNearMiss } from './watch-near-miss.ts';

export function nearMissRoutes(router: Router): void {
  addAction(router, contract.findNearMiss, findNearMiss);
  addAction(router, contract.watchNearMiss, watchNearMiss);
}
