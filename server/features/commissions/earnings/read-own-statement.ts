import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { describeStatement } from '../payouts/describe-statement.ts';

/** The affiliate's own statement for a payout; 404 when it paid them nothing. */
export function readOwnStatement(context: Context<AffiliateActor>, { id }: { id: number }) {
  return describeStatement(context, { payoutId: id, affiliateId: context.actor.id });
}
