import type { Queryable } from '#server/db/queryable.ts';
import { system } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import {
  findMailWishes,
  type NewWishes,
  setMailWishes,
} from '../../../partners/affiliates/mail-wishes/writes.ts';
import type { AffiliateContext, Services } from '../../../context.ts';
import { nothingChanged, transactionOfMany, type Writer } from '../../../transaction.ts';
import { findOwnerOfLink, insertChoice } from './queries.ts';

/** The choices of a link's owner; null for an invalid link. Read-only. */
export async function readMailChoices(db: Queryable, token: string) {
  const id = await findOwnerOfLink(db, token);
  const wishes = id === undefined ? undefined : await findMailWishes(db, id);
  return id === undefined || wishes === undefined ? null : { id, ...wishes };
}

export type MailChoices = NonNullable<Awaited<ReturnType<typeof readMailChoices>>>;

export async function readMailWishes({ db, actor }: AffiliateContext) {
  const wishes = await findMailWishes(db, actor.id);
  if (!wishes) {
    throw new HttpError(404, sentences.notFound);
  }
  const { notifyReferrals, notifyMilestones, notifyCommissions } = wishes;
  return { notifyReferrals, notifyMilestones, notifyCommissions };
}

interface Choice {
  token: string;
  /** The choices to change; others stay. */
  wishes: NewWishes;
  via: 'one_click' | 'page';
  ipAddress: string;
}

/** Changes which mails a link's owner wants; returns the choice, null for an invalid link. */
export async function chooseMails(
  { db }: Pick<Services, 'db'>,
  { token, wishes, via, ipAddress }: Choice,
) {
  const owner = await readMailChoices(db, token);
  const chosen = owner && (await choose({ db, actor: system, ipAddress }, owner.id, wishes, via));
  return chosen && { ...owner, ...chosen };
}

export async function changeMailWishes(context: AffiliateContext, wishes: NewWishes) {
  const chosen = await choose(context, context.actor.id, wishes, 'portal');
  if (chosen === null) {
    throw new HttpError(404, sentences.notFound);
  }
  return chosen;
}

/**
 * Stored with time and way, and audited, including an admin who acts in the affiliate's name. If
 * nothing changes, nothing is written. Null if the account does not exist.
 */
function choose(
  writer: Writer & { ipAddress: string },
  affiliateId: number,
  wishes: NewWishes,
  via: Choice['via'] | 'portal',
) {
  return transactionOfMany(writer, async (tx) => {
    const wanted = await setMailWishes(tx, affiliateId, wishes);
    if (wanted === undefined) {
      return { changes: nothingChanged, result: null };
    }
    const { before, after, isChanged } = wanted;
    if (!isChanged) {
      return { changes: nothingChanged, result: after };
    }
    await insertChoice(tx, {
      affiliateId,
      wantsReferrals: after.notifyReferrals,
      wantsMilestones: after.notifyMilestones,
      wantsCommissions: after.notifyCommissions,
      via,
      ipAddress: writer.ipAddress,
    });
    const change = {
      action: 'affiliate.choose_mails',
      entity: 'affiliate',
      entityId: affiliateId,
      before,
      after: { ...after, via },
    };
    return { changes: [change], result: after };
  });
}
