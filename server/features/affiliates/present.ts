import type { AffiliateRow } from './queries.ts';

export function presentAffiliate(
  { createdAt, updatedAt, ...row }: AffiliateRow,
  publicUrl: string,
) {
  return {
    ...row,
    referralLink: `${publicUrl}/${row.referralCode}`,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
