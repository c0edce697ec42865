import type { AffiliateRow } from '../../api-types.ts';

/** The reasons for a review: a new claim of the affiliate, or an unverified license. */
type ReviewReason = 'claim' | 'license';

type Reviewed = Pick<AffiliateRow, 'needsReview' | 'isLicensedRealtor' | 'licenseVerifiedAt'>;

export function reviewReasons(affiliate: Reviewed): ReviewReason[] {
  const { needsReview, isLicensedRealtor, licenseVerifiedAt } = affiliate;
  const reasons: ReviewReason[] = [];
  if (needsReview) {
    reasons.push('claim');
  }
  if (isLicensedRealtor && licenseVerifiedAt === null) {
    reasons.push('license');
  }
  return reasons;
}
