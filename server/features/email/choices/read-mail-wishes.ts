import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { findMailWishes } from '../../affiliates/mail-wishes/writes.ts';

interface Asked {
  db: Queryable;
  actor: Pick<AffiliateActor, 'id'>;
}

/** Which mails the affiliate who is signed in gets. */
export async function readMailWishes({ db, actor }: Asked) {
  const wishes = await findMailWishes(db, actor.id);
  if (!wishes) {
    throw new HttpError(404, sentences.notFound);
  }
  const { notifyReferrals, notifyMilestones, notifyCommissions } = wishes;
  return { notifyReferrals, notifyMilestones, notifyCommissions };
}
