import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { describeStatement } from '../payouts/describe-statement.ts';

/**
 * The affiliate's own statement for a payout, whether the programme pays commissions by now or not;
 * 404 when it paid them nothing.
 */
export async function readOwnStatement(context: Context<AffiliateActor>, { id }: { id: number }) {
  const { partnerSees: sees } = await context.programme.currentTerms();
  return describeStatement(context, { payoutId: id, affiliateId: context.actor.id, sees });
}
