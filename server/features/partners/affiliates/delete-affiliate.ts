import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { deleteSessionsOfAffiliate } from '#server/platform/sessions/session-rows.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { describeDeletions, tooLateToRestore } from '../../deletions.ts';
import { voidResetTokens } from '../../accounts/sign-in/links/writes.ts';
import { deletePicture, dropCopy } from '../../programme/media/take-picture.ts';
import { nothingChanged, transaction, transactionOfMany } from '../../transaction.ts';
import { countAffiliates } from './count-affiliates.ts';
import { noSuchAffiliate } from './policy.ts';
import { presentAffiliate } from './present.ts';
import {
  deletedAffiliates,
  findAffiliate,
  findSuccessor,
  lockAffiliate,
  lockDeletion,
} from './queries.ts';
import { isCollisionOn, setDeleted } from './writes.ts';

/**
 * Deletes an affiliate, and ends every session and link for a new password; 404 if there is none.
 * The row stays for the referrals and commissions that name it, and its code is never given again.
 * It can be restored for 30 days, except for its picture, which is deleted at once. Audited.
 */
export async function deleteAffiliate(context: StaffContext, { id }: { id: number }) {
  const { picture } = await transaction(context, 'affiliate.delete', 'affiliate', async (tx) => {
    const before = demand(await lockAffiliate(tx, id), noSuchAffiliate);
    await setDeleted(tx, id, true);
    await deletePicture(tx, before.picture);
    await deleteSessionsOfAffiliate(tx, id);
    await voidResetTokens(tx, before.email);
    return {
      entityId: id,
      before,
      result: before,
    };
  });
  await dropCopy(context, picture);
  return { ok: true };
}

/**
 * Takes back the deletion of an affiliate and returns them; one who was not deleted stays
 * unchanged. An inactive affiliate stays inactive; all sessions stay ended. 404 if there is no such
 * affiliate, 409 if another affiliate has the email address, 410 more than 30 days after the
 * deletion. Audited.
 */
export async function restoreAffiliate(context: StaffContext, { id }: { id: number }) {
  try {
    return await restore(context, id);
  } catch (error) {
    if (!isCollisionOn('affiliates_email', error)) {
      throw error;
    }
    // The other affiliate may have given the address up by now: refuse anyway, without a name.
    throw mailIsTaken(await findSuccessor(context.db, id));
  }
}

function restore(context: StaffContext, id: number) {
  return transactionOfMany(context, async (tx) => {
    const deletion = demand(await lockDeletion(tx, id), noSuchAffiliate);
    const { deletedAt, isTooOld } = deletion;
    if (isTooOld) {
      throw tooLateToRestore('affiliate');
    }
    if (deletedAt !== null) {
      await setDeleted(tx, id, false);
      // A session opened during the deletion could not be used; it is removed here.
      await deleteSessionsOfAffiliate(tx, id);
    }
    const row = await findAffiliate(tx, id);
    const countsOf = await countAffiliates(tx, [id]);
    const change = {
      action: 'affiliate.restore',
      entity: 'affiliate',
      entityId: id,
      before: { deletedAt },
      after: { deletedAt: null },
    };
    return {
      // A colleague restored it first, and their line is enough.
      changes: deletedAt === null ? nothingChanged : [change],
      result: presentAffiliate(row!, countsOf(id), context.config.publicUrl),
    };
  });
}

function mailIsTaken(other: { firstName: string; lastName: string } | undefined): HttpError {
  const who = other ? `${other.firstName} ${other.lastName}` : 'another affiliate';
  return new HttpError(
    409,
    `The email address of this affiliate now belongs to ${who}. ` +
      'Change it there first, then restore this one.',
  );
}

interface DeletedAffiliatesQuery extends PageQuery<'deletedAt'> {
  q?: string | undefined;
}

/**
 * A page of deleted affiliates who can still be restored, with who deleted each. Audited as a read,
 * without the search text.
 */
export async function listDeletedAffiliates(
  context: StaffContext,
  { q, ...query }: DeletedAffiliatesQuery,
) {
  const { db } = context;
  const { items: rows, ...page } = await findPage(db, deletedAffiliates(q), query);
  const deleted = await describeDeletions(db, 'affiliate', rows);
  await auditRead(context, 'affiliate.list', 'affiliate', {
    shown: {
      deleted: true,
      isSearch: Boolean(q),
      shown: deleted.length,
      total: page.total,
    },
  });
  return { ...page, items: deleted };
}
