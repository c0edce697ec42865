import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { auditRead } from '../../../audit-read.ts';
import type { Context } from '../../../context.ts';
import { transaction, type Writer } from '../../../transaction.ts';
import { noSuchLink } from '../links/change-links.ts';
import { findLink } from '../links/queries.ts';
import { findGuests } from './queries.ts';
import { presentClient } from './register-client.ts';
import { deleteGuest } from './writes.ts';

/** Guests of a link who have not confirmed; 404 for a link of another affiliate. */
export async function listGuests(
  { db, actor, now }: Context<AffiliateActor>,
  { id }: { id: number },
) {
  const link = demand(await findLink(db, actor.id, id), noSuchLink);
  const rows = await findGuests(db, actor.id, link.id);
  return { items: rows.map((row) => presentClient(row, now)) };
}

/** The same of all links of an affiliate, for admins. Audited. */
export async function listGuestsOf(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, now } = context;
  const rows = await findGuests(db, id, null);
  const shown = { shown: rows.length };
  await auditRead(context, {
    action: 'affiliate.guests',
    entity: 'affiliate',
    entityId: id,
    shown,
  });
  return { items: rows.map((row) => presentClient(row, now)) };
}

interface RemovedGuest {
  affiliateId: number;
  linkId?: number;
  guestId: number;
}

function noSuchGuest(): HttpError {
  return new HttpError(404, 'There is no guest with this number who waits.');
}

async function remove(
  writer: Writer,
  { affiliateId, linkId, guestId }: RemovedGuest,
): Promise<undefined> {
  const entry = { action: 'affiliate.remove_guest', entity: 'affiliate' };
  return transaction(writer, entry, async (tx) => {
    const removed = await deleteGuest(tx, { affiliateId, id: guestId, linkId });
    const before = demand(removed, noSuchGuest);
    return { entityId: affiliateId, before, result: undefined };
  });
}

/** Removes a guest of a link; 403 for an admin who acts in the affiliate's name. Audited. */
export async function removeGuest(
  context: Context<AffiliateActor>,
  { id, guestId }: { id: number; guestId: number },
): Promise<undefined> {
  const { actor } = context;
  if (actor.viaAdminId !== null) {
    throw new HttpError(403, 'Only the affiliate removes guests here; admins do so in the CRM.');
  }
  return remove(context, { affiliateId: actor.id, linkId: id, guestId });
}

/** The same for admins, of any link. Audited. */
export async function removeGuestOf(
  context: Context<StaffActor>,
  { id, guestId }: { id: number; guestId: number },
): Promise<undefined> {
  return remove(context, { affiliateId: id, guestId });
}
