import type { AffiliateRow } from './queries.ts';

export function presentAffiliate(
  { referrals, licenseVerifiedAt, createdAt, updatedAt, ...row }: AffiliateRow,
  publicUrl: string,
) {
  return {
    ...row,
    totalReferrals: referrals.total,
    qualifiedReferrals: referrals.qualified,
    referralLink: `${publicUrl}/${row.referralCode}`,
    licenseVerifiedAt: licenseVerifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
