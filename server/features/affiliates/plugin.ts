import type { FastifyInstance } from 'fastify';
import * as contract from '#core/contract/affiliates.ts';
import { asStaff } from '#server/platform/actor.ts';
import { addressOf } from '#server/platform/caller.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Deps } from '../deps.ts';
import { createAffiliate } from './create-affiliate.ts';
import { findLiveAffiliate } from './find-live-affiliate.ts';
import { listAffiliatePage } from './list-affiliates.ts';

export function affiliateRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, config } = deps;
  addRoute(app, contract.lookUpAffiliate, async ({ params }) => {
    const affiliate = await findLiveAffiliate(database, params.ref);
    // One answer for unknown, inactive and malformed: nobody learns which codes exist but are
    // asleep.
    if (!affiliate) {
      throw new HttpError(404, 'Invalid referral code');
    }
    const { firstName, lastName, company, isLicensedRealtor } = affiliate;
    return {
      firstName,
      lastName,
      company,
      isLicensedRealtor,
    };
  });
  addRoute(app, contract.createAffiliate, ({ body, actor, request }) =>
    createAffiliate(deps, asStaff(actor), body, addressOf(request)),
  );
  addRoute(app, contract.listAffiliates, ({ query }) =>
    listAffiliatePage(database, query, config.publicUrl),
  );
}
