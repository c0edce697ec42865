import * as contract from '#core/contract/affiliates.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { createAffiliate } from './create-affiliate.ts';
import { listAffiliates } from './list-affiliates.ts';
import { lookUpAffiliate } from './look-up-affiliate.ts';

export function affiliateRoutes(router: Router): void {
  addRoute(router, contract.lookUpAffiliate, (context, { params }) =>
    lookUpAffiliate(context, params),
  );
  addRoute(router, contract.createAffiliate, (context, { body }) => createAffiliate(context, body));
  addRoute(router, contract.listAffiliates, (context, { query }) => listAffiliates(context, query));
}
