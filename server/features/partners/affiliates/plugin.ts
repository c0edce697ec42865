import * as deleted from '#core/contract/partners/affiliate/deleted.ts';
import * as review from '#core/contract/partners/affiliate/review.ts';
import * as contract from '#core/contract/partners/affiliates.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { createAffiliate } from './create-affiliate.ts';
import { deleteAffiliate, listDeletedAffiliates, restoreAffiliate } from './delete-affiliate.ts';
import { lookUpAffiliate } from './find-live-affiliate.ts';
import { listAffiliates, readAffiliate, readAffiliateStats } from './read-affiliate.ts';
import { approveAffiliate, declineAffiliate, listReviews } from './review/review-affiliates.ts';
import { updateAffiliate } from './update-affiliate.ts';

export function affiliateRoutes(router: Router): void {
  addAction(router, contract.lookUpAffiliate, lookUpAffiliate);
  addAction(router, contract.createAffiliate, createAffiliate);
  addAction(router, contract.listAffiliates, listAffiliates);
  addAction(router, deleted.listDeletedAffiliates, listDeletedAffiliates);
  addAction(router, contract.readAffiliate, readAffiliate);
  addAction(router, contract.updateAffiliate, updateAffiliate);
  addAction(router, contract.deleteAffiliate, deleteAffiliate);
  addAction(router, deleted.restoreAffiliate, restoreAffiliate);
  addAction(router, review.listReviews, listReviews);
  addAction(router, review.approveAffiliate, approveAffiliate);
  addAction(router, review.declineAffiliate, declineAffiliate);
  addAction(router, contract.readAffiliateStats, readAffiliateStats);
}
