import * as contract from '#core/contract/lead/changes.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { creditLead } from './credit-lead.ts';

export function creditRoutes(router: Router): void {
  addAction(router, contract.creditLead, creditLead);
}
