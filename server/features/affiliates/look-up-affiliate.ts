import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { findLiveAffiliate } from './find-live-affiliate.ts';
import { showAffiliate } from './show-affiliate.ts';

/** What a visitor may know of the partner whose link they followed; 404 for nobody live. */
export async function lookUpAffiliate(context: Context, { ref }: { ref: string }) {
  const affiliate = await findLiveAffiliate(context, ref);
  // One answer for unknown, inactive and malformed: nobody learns which codes exist but are asleep.
  if (!affiliate) {
    throw new HttpError(404, 'Invalid referral code');
  }
  const { referralCode: _, ...shown } = await showAffiliate(context, affiliate);
  return shown;
}
