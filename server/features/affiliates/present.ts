import type { AffiliateRow } from './queries.ts';

export function presentAffiliate(
  { licenseVerifiedAt, createdAt, updatedAt, ...row }: AffiliateRow,
  publicUrl: string,
) {
  return {
    ...row,
    referralLink: `${publicUrl}/${row.referralCode}`,
    licenseVerifiedAt: licenseVerifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
