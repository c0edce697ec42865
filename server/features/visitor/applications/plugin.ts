import * as contract from '#core/contract/leads/leads.ts';
import * as referral from '#core/contract/partners/referral.ts';
import { addAction, addRoute } from '#server/platform/contract-routes.ts';
import { keepLink } from '../../accounts/buyer-links/keep-link.ts';
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
  addRoute(router, contract.submitLead, async (context, { body, request, reply }) => {
    const { answer, link } = await submitLead(context, {
      application: body,
      // Node joins a repeated header.
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    });
    if (link !== null) {
      keepLink(context.config, { request, reply }, link);
    }
    return answer;
  });
}
