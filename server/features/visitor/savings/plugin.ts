import * as contract from '#core/contract/visitor/savings.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { calculateSavings } from './calculate-savings.ts';
import { listQuickEstimates } from './list-quick-estimates.ts';

export function savingsRoutes(router: Router): void {
  addAction(router, contract.calculateSavings, calculateSavings);
  addAction(router, contract.quickEstimates, listQuickEstimates);
}
