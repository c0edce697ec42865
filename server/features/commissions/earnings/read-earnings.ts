import type { ReferralStatus } from '#core/domain/commission.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { findCorrections, findStatements } from '../payouts/queries.ts';
import { sumPaid, sumStates } from '../queries.ts';

/**
 * What the affiliate's own referrals earned, in US cents. While the programme pays nothing no
 * estimate is told; what was approved and paid is theirs to read all the same.
 */
export async function readEarnings({ db, actor, programme }: Context<AffiliateActor>) {
  const { paysCommissions } = await programme.currentTerms();
  const [states, paidCents, corrections, statements] = await Promise.all([
    sumStates(db, actor.id),
    sumPaid(db, actor.id),
    findCorrections(db, actor.id),
    findStatements(db, actor.id),
  ]);
  const earned = (status: ReferralStatus) =>
    states.find((row) => row.status === status)?.earnedCents ?? 0;
  return {
    isOn: paysCommissions,
    estimatedCents: paysCommissions ? earned('qualified') : 0,
    approvedCents: earned('approved'),
    paidCents,
    correctionCents: corrections.reduce((sum, { amountCents }) => sum + amountCents, 0),
    statements: statements.map(({ reversedAt, ...statement }) => ({
      ...statement,
      reversedAt: reversedAt && new Date(reversedAt).toISOString(),
    })),
  };
}
