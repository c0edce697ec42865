import type { AffiliateActor } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { describeStatement } from '../payouts/describe-statement.ts';

/**
 * The affiliate's own statement for a payout; 404 when it paid them nothing, and while the programme
 * pays no commissions.
 */
export async function readOwnStatement(context: Context<AffiliateActor>, { id }: { id: number }) {
  const { paysCommissions, partnerSees: sees } = await context.programme.currentTerms();
  if (!paysCommissions) {
    throw new HttpError(404, sentences.notFound);
  }
  return describeStatement(context, { payoutId: id, affiliateId: context.actor.id, sees });
}
