import type { AffiliateCounts } from './count-affiliates.ts';
import type { AffiliateRow } from './queries.ts';

export function presentAffiliate(
  { licenseVerifiedAt, createdAt, updatedAt, ...row }: AffiliateRow,
  { referrals, qualified, earnedCents }: AffiliateCounts,
  publicUrl: string,
) {
  return {
    ...row,
    totalReferrals: referrals,
    qualifiedReferrals: qualified,
    totalCommissions: earnedCents,
    referralLink: `${publicUrl}/${row.referralCode}`,
    licenseVerifiedAt: licenseVerifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
