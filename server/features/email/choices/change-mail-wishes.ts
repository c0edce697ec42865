import type { AffiliateActor } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { type NewWishes, setMailWishes } from '../../affiliates/mail-wishes/writes.ts';
import type { Context } from '../../context.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { insertChoice } from './queries.ts';

/**
 * Changes which mails the affiliate who is signed in gets; answers the same. Kept with its
 * moment, and audited, with an admin who acts in the affiliate's name beside it; where nothing
 * changes, nothing is written.
 */
export async function changeMailWishes(context: Context<AffiliateActor>, wishes: NewWishes) {
  const { actor, ipAddress } = context;
  return transactionOfMany(context, async (tx) => {
    const wanted = await setMailWishes(tx, actor.id, wishes);
    if (wanted === undefined) {
      throw new HttpError(404, sentences.notFound);
    }
    const { before, after, isChanged } = wanted;
    if (!isChanged) {
      return { changes: nothingChanged, result: after };
    }
    await insertChoice(tx, {
      affiliateId: actor.id,
      wantsReferrals: after.notifyReferrals,
      wantsMilestones: after.notifyMilestones,
      wantsCommissions: after.notifyCommissions,
      via: 'portal',
      ipAddress,
    });
    const change = {
      action: 'affiliate.choose_mails',
      entity: 'affiliate',
      entityId: actor.id,
      before,
      after: { ...after, via: 'portal' },
    };
    return { changes: [change], result: after };
  });
}
