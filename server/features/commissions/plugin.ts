import * as earnings from '#core/contract/affiliate/earnings.ts';
import * as contract from '#core/contract/commission/commissions.ts';
import * as payouts from '#core/contract/commission/payouts.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { adjustCommission, reopenCommission, voidCommission } from './adjust-commission.ts';
import { approveCommissions } from './approve-commissions.ts';
import { listEarnings, readEarnings } from './earnings/list-earnings.ts';
import { readOwnStatement, readPayoutStatement } from './payouts/describe-statement.ts';
import { listCommissions } from './list-commissions.ts';
import { createPayout } from './payouts/create-payout.ts';
import { exportPayout, listPayouts, readPayout } from './payouts/read-payout.ts';
import { readDue } from './payouts/find-due.ts';
import { reversePayout } from './payouts/reverse-payout.ts';
import { readCommissionSums } from './read-commission-sums.ts';
import { readCommission } from './read-commission.ts';

export function commissionRoutes(router: Router): void {
  addRoute(router, contract.listCommissions, (context, { query }) =>
    listCommissions(context, query),
  );
  addRoute(router, contract.readCommissionSums, (context, { query }) =>
    readCommissionSums(context, query),
  );
  addRoute(router, contract.readCommission, (context, { params }) =>
    readCommission(context, params),
  );
  addRoute(router, contract.approveCommissions, (context, { body }) =>
    approveCommissions(context, body),
  );
  addRoute(router, contract.adjustCommission, (context, { params, body }) =>
    adjustCommission(context, { ...params, ...body }),
  );
  addRoute(router, contract.voidCommission, (context, { params, body }) =>
    voidCommission(context, { ...params, ...body }),
  );
  addRoute(router, contract.reopenCommission, (context, { params, body }) =>
    reopenCommission(context, { ...params, ...body }),
  );
  addRoute(router, payouts.readDue, (context, { query }) => readDue(context, query));
  addRoute(router, payouts.createPayout, (context, { body }) => createPayout(context, body));
  addRoute(router, payouts.listPayouts, (context, { query }) => listPayouts(context, query));
  addRoute(router, payouts.readPayout, (context, { params }) => readPayout(context, params));
  addRoute(router, payouts.reversePayout, (context, { params, body }) =>
    reversePayout(context, { ...params, ...body }),
  );
  addRoute(router, payouts.exportPayout, (context, { params }) => exportPayout(context, params));
  addRoute(router, payouts.readPayoutStatement, (context, { params }) =>
    readPayoutStatement(context, params),
  );
  addRoute(router, earnings.readEarnings, (context) => readEarnings(context));
  addRoute(router, earnings.listEarnings, (context, { query }) => listEarnings(context, query));
  addRoute(router, earnings.readOwnStatement, (context, { params }) =>
    readOwnStatement(context, params),
  );
}
