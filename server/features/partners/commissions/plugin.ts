import * as agreement from '#core/contract/partners/affiliate/agreement.ts';
import * as basis from '#core/contract/partners/affiliate/basis.ts';
import * as tasks from '#core/contract/partners/affiliate/tasks.ts';
import * as earnings from '#core/contract/partners/affiliate/earnings.ts';
import * as payees from '#core/contract/partners/affiliate/payees.ts';
import * as contract from '#core/contract/partners/commission/commissions.ts';
import { rehearseCommissions as rehearsalEntry } from '#core/contract/partners/commission/rehearsal.ts';
import * as rules from '#core/contract/partners/commission/pay-rules.ts';
import * as years from '#core/contract/partners/commission/years.ts';
import * as payouts from '#core/contract/partners/commission/payouts.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { adjustCommission, reopenCommission, voidCommission } from './adjust-commission.ts';
import { approveCommissions } from './approve-commissions.ts';
import {
  acceptAgreement,
  listAgreements,
  publishAgreement,
  readAgreement,
  withdrawAgreement,
} from './basis/keep-agreement.ts';
import { askAffiliate, askUnaccepted } from './basis/ask-partners.ts';
import { readBasis, updateBasis } from './basis/keep-basis.ts';
import { listTasks, sayPayee, sayW9Sent } from './basis/own-tasks.ts';
import { listClientEarnings } from './earnings/list-client-earnings.ts';
import { listEarnings, readEarnings } from './earnings/list-earnings.ts';
import { readOwnStatement, readPayoutStatement } from './payouts/describe-statement.ts';
import { listCommissions } from './list-commissions.ts';
import { listPayees, recordPayee, renewPayee } from './payees/keep-payees.ts';
import { createPayout } from './payouts/create-payout.ts';
import { exportPayout, listPayouts, readPayout } from './payouts/read-payout.ts';
import { readDue } from './payouts/find-due.ts';
import { returnPayee } from './payouts/return-payee.ts';
import { reversePayout } from './payouts/reverse-payout.ts';
import { discardPayout, sendPayout } from './payouts/send-payout.ts';
import { rehearseCommissions } from './rehearsal/rehearse-commissions.ts';
import { exportPayoutYear, listPayoutYears } from './years/list-years.ts';
import { listPayRules, previewPayRule, publishPayRule } from './pay-rules/publish-pay-rule.ts';
import { readCommissionSums } from './read-commission-sums.ts';
import { readCommission } from './read-commission.ts';

export function commissionRoutes(router: Router): void {
  addAction(router, contract.listCommissions, listCommissions);
  addAction(router, contract.readCommissionSums, readCommissionSums);
  addAction(router, contract.readCommission, readCommission);
  addAction(router, contract.approveCommissions, approveCommissions);
  addAction(router, contract.adjustCommission, adjustCommission);
  addAction(router, contract.voidCommission, voidCommission);
  addAction(router, contract.reopenCommission, reopenCommission);
  addAction(router, payouts.readDue, readDue);
  addAction(router, years.listPayoutYears, listPayoutYears);
  addAction(router, years.exportPayoutYear, exportPayoutYear);
  addAction(router, payouts.createPayout, createPayout);
  addAction(router, payouts.listPayouts, listPayouts);
  addAction(router, payouts.readPayout, readPayout);
  addAction(router, payouts.sendPayout, sendPayout);
  addAction(router, payouts.discardPayout, discardPayout);
  addAction(router, payouts.returnPayee, returnPayee);
  addAction(router, payouts.reversePayout, reversePayout);
  addAction(router, payouts.exportPayout, exportPayout);
  addAction(router, payouts.readPayoutStatement, readPayoutStatement);
  addAction(router, rehearsalEntry, rehearseCommissions);
  addAction(router, rules.listPayRules, listPayRules);
  addAction(router, rules.publishPayRule, publishPayRule);
  addAction(router, rules.previewPayRule, previewPayRule);
  addAction(router, payees.listPayees, listPayees);
  addAction(router, payees.recordPayee, recordPayee);
  addAction(router, payees.renewPayee, renewPayee);
  addAction(router, basis.readBasis, readBasis);
  addAction(router, basis.updateBasis, updateBasis);
  addAction(router, basis.askAffiliate, askAffiliate);
  addAction(router, agreement.askUnaccepted, askUnaccepted);
  addAction(router, agreement.readAgreement, readAgreement);
  addAction(router, agreement.acceptAgreement, acceptAgreement);
  addAction(router, agreement.withdrawAgreement, withdrawAgreement);
  addAction(router, agreement.listAgreements, listAgreements);
  addAction(router, agreement.publishAgreement, publishAgreement);
  addAction(router, tasks.listTasks, listTasks);
  addAction(router, tasks.sayPayee, sayPayee);
  addAction(router, tasks.sayW9Sent, sayW9Sent);
  addAction(router, earnings.readEarnings, readEarnings);
  addAction(router, earnings.listEarnings, listEarnings);
  addAction(router, earnings.listClientEarnings, listClientEarnings);
  addAction(router, earnings.readOwnStatement, readOwnStatement);
}
