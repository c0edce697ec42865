import * as contract from '#core/contract/leads/leads.ts';
import * as referral from '#core/contract/partners/referral.ts';
import { addAction, addBrowserAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { findCreditedAffiliate } from './find-credited-affiliate.ts';
import { type Intake, submitLead } from './submit-lead.ts';

export function applicationRoutes({ app, services }: Router, intake: Intake): void {
  const router = {
    app,
    services: {
      ...services,
      intake,
    },
  };
  addAction(router, referral.findCreditedAffiliate, findCreditedAffiliate);
  addBrowserAction(router, contract.submitLead, submitLead);
}
