import { demand, fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';
import { transaction } from '../../transaction.ts';
import { alreadySent, noSuchNotice, notAnsweredYes } from './policy.ts';
import { presentNotice } from './present.ts';
import { type ListedNotice, lockListed } from './queries.ts';
import { markSent, markSetAside } from './writes.ts';

/** Why it was set aside before: the notice itself keeps no more than the last reason. */
function earlierReason({ setAsideAt, setAsideReason: reason }: ListedNotice) {
  return setAsideAt ? { setAsideAt, reason } : undefined;
}

/**
 * Marks the letter of a notice as sent in the actor's name. 400 without an address, 404 if there is
 * no such notice, 409 if it is out already. Audited.
 */
export async function sendLetter(
  context: StaffContext,
  { id, postalAddress: typed }: { id: number; postalAddress?: string | undefined },
) {
  const { actor, db, now } = context;
  const row = await transaction(context, 'notice.send', 'notice', async (tx) => {
    const found = demand(await lockListed(tx, id), noSuchNotice);
    const { dueAt, isAnsweredYes } = found;
    const postalAddress = found.postalAddress ?? typed;
    if (postalAddress === undefined) {
      throw fieldError([{ path: 'postalAddress', key: 'text.line' }]);
    }
    const sent = demand(
      await markSent(tx, id, { postalAddress, at: now, by: actor.id }),
      alreadySent,
    );
    return {
      entityId: id,
      before: earlierReason(found),
      after: { dueAt, isOverdue: dueAt < now },
      result: { ...sent, isAnsweredYes, isSetAside: false },
    };
  });
  return presentNotice(row, { names: await nameStaff(db, [actor.id]), now });
}

/**
 * Sets a notice aside whose person was answered yes since, with the reason. 404 if there is no such
 * notice, 409 if no yes followed or it is out already. Audited.
 */
export async function setNoticeAside(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
) {
  const { actor, db, now } = context;
  const row = await transaction(context, 'notice.set_aside', 'notice', async (tx) => {
    const found = demand(await lockListed(tx, id), noSuchNotice);
    const { isAnsweredYes, dueAt } = found;
    if (!isAnsweredYes) {
      throw notAnsweredYes();
    }
    const aside = demand(
      await markSetAside(tx, id, { reason, at: now, by: actor.id }),
      alreadySent,
    );
    return {
      entityId: id,
      before: earlierReason(found),
      after: { dueAt, reason },
      result: { ...aside, isAnsweredYes, isSetAside: true },
    };
  });
  return presentNotice(row, { names: await nameStaff(db, [actor.id]), now });
}
