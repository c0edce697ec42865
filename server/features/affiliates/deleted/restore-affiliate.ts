import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { deleteSessionsOfAffiliate } from '#server/platform/sessions/session-rows.ts';
import type { Context } from '../../context.ts';
import { countAffiliates } from '../count-affiliates.ts';
import { tooLateToRestore } from '../../deletions.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';
import { presentAffiliate } from '../present.ts';
import { findAffiliate, findSuccessor, lockDeletion } from '../queries.ts';
import { isCollisionOn, setDeleted } from '../writes.ts';

/**
 * Takes back the deletion of a partner and answers it; one who was not deleted stays as it is. An
 * inactive one comes back inactive, everybody signed out. 404 for nobody, 409 while another partner
 * has the mail address, 410 more than 30 days after the deletion. Audited.
 */
export async function restoreAffiliate(context: Context<StaffActor>, { id }: { id: number }) {
  try {
    return await restore(context, id);
  } catch (error) {
    if (!isCollisionOn('affiliates_email', error)) {
      throw error;
    }
    // Whoever took the address may have left it again: then it is still refused, but nobody named.
    throw mailIsTaken(await findSuccessor(context.db, id));
  }
}

function restore(context: Context<StaffActor>, id: number) {
  return transactionOfMany(context, async (tx) => {
    const deletion = await lockDeletion(tx, id);
    if (!deletion) {
      throw noSuchAffiliate();
    }
    const { deletedAt, isTooOld } = deletion;
    if (isTooOld) {
      throw tooLateToRestore('affiliate');
    }
    if (deletedAt !== null) {
      await setDeleted(tx, id, false);
      // One that began in the moment of the deletion led nowhere until now.
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
      // A colleague who restored it first has the line.
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
