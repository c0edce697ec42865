import {
  listDeletedAffiliates as deletedEntry,
  restoreAffiliate as restoreEntry,
} from '#core/contract/affiliate/deleted.ts';
import * as contract from '#core/contract/affiliates.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { createAffiliate } from './create-affiliate.ts';
import { deleteAffiliate, listDeletedAffiliates, restoreAffiliate } from './delete-affiliate.ts';
import { lookUpAffiliate } from './find-live-affiliate.ts';
import { listAffiliates, readAffiliate, readAffiliateStats } from './read-affiliate.ts';
import { updateAffiliate } from './update-affiliate.ts';

export function affiliateRoutes(router: Router): void {
  addRoute(router, contract.lookUpAffiliate, (context, { params }) =>
    lookUpAffiliate(context, params),
  );
  addRoute(router, contract.createAffiliate, (context, { body }) => createAffiliate(context, body));
  addRoute(router, contract.listAffiliates, (context, { query }) => listAffiliates(context, query));
  addRoute(router, deletedEntry, (context, { query }) => listDeletedAffiliates(context, query));
  addRoute(router, contract.readAffiliate, (context, { params }) => readAffiliate(context, params));
  addRoute(router, contract.updateAffiliate, (context, { params, body }) =>
    updateAffiliate(context, { ...body, ...params }),
  );
  addRoute(router, contract.deleteAffiliate, (context, { params }) =>
    deleteAffiliate(context, params),
  );
  addRoute(router, restoreEntry, (context, { params }) => restoreAffiliate(context, params));
  addRoute(router, contract.readAffiliateStats, (context, { params }) =>
    readAffiliateStats(context, params),
  );
}
