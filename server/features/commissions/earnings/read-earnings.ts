import type { ReferralStatus } from '#core/domain/commission.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { findCorrections, findStatements } from '../payouts/queries.ts';
import { sumPaid, sumStates } from '../queries.ts';

const nothing = {
  isOn: false,
  estimatedCents: 0,
  approvedCents: 0,
  paidCents: 0,
  correctionCents: 0,
  statements: [],
};

/** What the affiliate's own referrals earned, in US cents; nothing is told while none are paid. */
export async function readEarnings({ db, actor, programme }: Context<AffiliateActor>) {
  const { paysCommissions } = await programme.currentTerms();
  if (!paysCommissions) {
    return nothing;
  }
  const [states, paidCents, corrections, statements] = await Promise.all([
    sumStates(db, actor.id),
    sumPaid(db, actor.id),
    findCorrections(db, actor.id),
    findStatements(db, actor.id),
  ]);
  const earned = (status: ReferralStatus) =>
    states.find((row) => row.status === status)?.earnedCents ?? 0;
  return {
    isOn: true,
    estimatedCents: earned('qualified'),
    approvedCents: earned('approved'),
    paidCents,
    correctionCents: corrections.reduce((sum, { amountCents }) => sum + amountCents, 0),
    statements,
  };
}
