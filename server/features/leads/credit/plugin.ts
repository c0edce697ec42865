import * as contract from '#core/contract/leads/changes.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import * as own from '#core/contract/partners/affiliate/disputes.ts';
import * as disputes from '#core/contract/partners/commission/disputes.ts';
import {
  disputeReferral,
  listOwnDisputes,
  openDispute,
} from '../../partners/affiliates/disputes/open-dispute.ts';
import { decideDispute, rejectDisputes } from './decide-dispute.ts';
import { listDisputes } from './list-disputes.ts';
import { creditLead } from './credit-lead.ts';

export function creditRoutes(router: Router): void {
  addAction(router, contract.creditLead, creditLead);
  addAction(router, own.listOwnDisputes, listOwnDisputes);
  addAction(router, own.openDispute, openDispute);
  addAction(router, own.disputeReferral, disputeReferral);
  addAction(router, disputes.listDisputes, listDisputes);
  addAction(router, disputes.decideDispute, decideDispute);
  addAction(router, disputes.rejectDisputes, rejectDisputes);
}
