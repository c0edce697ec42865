import type * as z from 'zod/mini';
import type { referralClaims } from '#core/contract/partners/referral.ts';
import { findLiveAffiliate, showAffiliate } from '../../partners/affiliates/find-live-affiliate.ts';
import type { Context } from '../../context.ts';
import { claimedCodes, creditOf } from './choose-referral.ts';
import { findTouches } from './find-touches.ts';

/**
 * Who an application of this visitor would be credited to if it were sent now. Uses the same rules,
 * so that the screen and the stored lead agree.
 */
export async function findCreditedAffiliate(
  context: Context,
  claims: z.output<typeof referralClaims>,
) {
  const { db, programme, now } = context;
  const terms = await programme.currentTerms();
  const touches = await findTouches(db, claims.sessionId, claimedCodes(claims));
  const { winner } = creditOf(claims, { ...touches, now, terms });
  const affiliate = winner && (await findLiveAffiliate(context, winner.code));
  return { affiliate: affiliate && (await showAffiliate(context, affiliate)) };
}
