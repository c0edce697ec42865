import { useTranslations } from 'use-intl';
import {
  listAffiliateReferrals,
  listAffiliates,
  readAffiliateStats,
} from '#core/contract/partners/affiliates.ts';
import {
  listCommissions,
  readCommission,
  readCommissionSums,
} from '#core/contract/partners/commission/commissions.ts';
import { listPayouts } from '#core/contract/partners/commission/payouts.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';

export const commissionSumsQuery = (affiliate?: number) =>
  callQuery(readCommissionSums, { query: { affiliate } });

/** What each decision on a commission asks its reason with. */
export function useReasonTexts() {
  const t = useTranslations('admin.commissions.adjust');
  return {
    makesStale: staleAfterDecision,
    label: t('reason'),
    hint: t('reasonHint'),
    saving: t('saving'),
  };
}

export const commissionQuery = (id: number) => callQuery(readCommission, { params: { id } });

export const staleAfterDecision = [
  allUnder(listCommissions),
  allUnder(listPayouts),
  allUnder(listAffiliates),
  readAffiliateStats,
  listAffiliateReferrals,
] as const;
