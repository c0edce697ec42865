import type { AffiliateCounts } from './count-affiliates.ts';
import type { AffiliateRow } from './queries.ts';

export function presentAffiliate(
  row: AffiliateRow,
  { referrals, qualified, earnedCents }: AffiliateCounts,
  publicUrl: string,
) {
  return {
    ...row,
    totalReferrals: referrals,
    qualifiedReferrals: qualified,
    totalCommissions: earnedCents,
    referralLink: `${publicUrl}/${row.referralCode}`,
  };
}
