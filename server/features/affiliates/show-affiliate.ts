import { shownPartner } from '#core/domain/partner-badge.ts';
import type { Services } from '../context.ts';
import type { findLiveAffiliate } from './find-live-affiliate.ts';

type Live = NonNullable<Awaited<ReturnType<typeof findLiveAffiliate>>>;

/** What visitors are shown of a live partner by the terms of today. */
export async function showAffiliate({ programme }: Pick<Services, 'programme'>, affiliate: Live) {
  const terms = await programme.currentTerms();
  return {
    ...shownPartner(affiliate, affiliate.needsReview, terms),
    referralCode: affiliate.referralCode,
  };
}
