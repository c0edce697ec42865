import type { ReferralMove } from '#core/domain/ledger/referral-move.ts';
import type { CommissionChange } from '#core/i18n/mails/commission-texts.ts';
import type { CommissionNews } from '../email/earnings/commission-news.ts';
import type { MovableReferral } from './settle/move-referrals.ts';

function changeOf({ to }: ReferralMove, addedCents: number): CommissionChange {
  if (to === 'void') {
    return 'voided';
  }
  return addedCents === 0 ? 'reopened' : addedCents > 0 ? 'added' : 'taken';
}

/** What the affiliate is told of what staff did to one referral by hand: nothing where nothing was earned. */
export function changeNews(
  { affiliateId, leadId, money }: MovableReferral,
  move: ReferralMove,
  reason: string,
): CommissionNews[] {
  // What was written down besides, such as a price that changed meanwhile, is part of the estimate.
  const isByHand = move.to !== 'qualified' || money.status === 'qualified';
  const addedCents = isByHand ? move.lines.reduce((sum, line) => sum + line.amountCents, 0) : 0;
  const change = changeOf(move, addedCents);
  const estimate = move.lines.reduce((sum, line) => sum + line.amountCents, money.earnedCents);
  const amountCents = change === 'reopened' ? estimate : Math.abs(addedCents);
  return amountCents === 0
    ? []
    : [
        {
          kind: 'commission_changed',
          affiliateId,
          amountCents,
          clients: [{ leadId, cents: amountCents }],
          change,
          isOfEstimate: money.status === 'qualified',
          reason,
        },
      ];
}
