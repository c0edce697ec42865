import type { AffiliateActor } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { setMailWishes, type Wishes } from '../../affiliates/mail-wishes/set-mail-wishes.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { insertChoice } from './queries.ts';

/**
 * Changes which mails the affiliate who is signed in gets; answers the same. Kept with its
 * moment, and audited, with an admin who acts in the affiliate's name beside it.
 */
export async function changeMailWishes(context: Context<AffiliateActor>, wishes: Wishes) {
  const { actor, ipAddress } = context;
  const entry = { action: 'affiliate.choose_mails', entity: 'affiliate' };
  return transaction(context, entry, async (tx) => {
    const wanted = await setMailWishes(tx, actor.id, wishes);
    if (wanted === undefined) {
      throw new HttpError(404, sentences.notFound);
    }
    const { before, after } = wanted;
    await insertChoice(tx, {
      affiliateId: actor.id,
      wantsReferrals: after.notifyReferrals,
      wantsMilestones: after.notifyMilestones,
      via: 'portal',
      ipAddress,
    });
    return {
      entityId: actor.id,
      before,
      after: { ...after, via: 'portal' },
      result: after,
    };
  });
}
