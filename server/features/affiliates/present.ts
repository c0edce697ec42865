import type { AffiliateRow } from './queries.ts';

export const presentAffiliate = ({ createdAt, ...row }: AffiliateRow, publicUrl: string) => ({
  ...row,
  referralLink: `${publicUrl}/${row.referralCode}`,
  createdAt: createdAt.toISOString(),
});
