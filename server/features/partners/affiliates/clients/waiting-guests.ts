import type { AffiliateActor } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { auditRead } from '../../../audit-read.ts';
import type { AffiliateContext, StaffContext } from '../../../context.ts';
import { auditChanges, transactionOfMany, type Writer } from '../../../transaction.ts';
import { noSuchLink } from '../links/change-links.ts';
import { findLink } from '../links/queries.ts';
import { findGuests } from './queries.ts';
import { presentClient } from './register-client.ts';
import { deleteGuests } from './writes.ts';

/** Guests of a link who have not confirmed; 404 for a link of another affiliate. */
export async function listGuests({ db, actor, now }: AffiliateContext, { id }: { id: number }) {
  const link = demand(await findLink(db, actor.id, id), noSuchLink);
  const rows = await findGuests(db, actor.id, link.id);
  return { items: rows.map((row) => presentClient(row, now)) };
}

/** The same of all links of an affiliate, for admins. Audited. */
export async function listGuestsOf(context: StaffContext, { id }: { id: number }) {
  const { db, now } = context;
  const rows = await findGuests(db, id, null);
  const shown = { shown: rows.length };
  await auditRead(context, 'affiliate.guests', 'affiliate', { entityId: id, shown });
  return { items: rows.map((row) => presentClient(row, now)) };
}

interface RemovedGuests {
  affiliateId: number;
  linkId?: number;
  ids: readonly number[];
}

/** Removes those who wait; each has an audit row. */
function remove(writer: Writer, { affiliateId, linkId, ids }: RemovedGuests) {
  return transactionOfMany(writer, async (tx) => {
    const removed = await deleteGuests(tx, { affiliateId, ids, linkId });
    const entry = {
      action: 'affiliate.remove_guest',
      entity: 'affiliate',
      entityId: affiliateId,
    };
    const changes = removed.map((before) => ({ ...entry, before }));
    return {
      changes: await auditChanges(tx, writer, changes),
      result: { removed: removed.length },
    };
  });
}

async function removeOne(
  writer: Writer,
  { guestId, ...of }: Omit<RemovedGuests, 'ids'> & { guestId: number },
) {
  const { removed } = await remove(writer, { ...of, ids: [guestId] });
  if (removed === 0) {
    throw new HttpError(404, 'There is no guest with this number who waits.');
  }
}

function requireAffiliate({ viaAdminId }: AffiliateActor): void {
  if (viaAdminId !== null) {
    throw new HttpError(403, 'Only the affiliate removes guests here; admins do so in the CRM.');
  }
}

/** Removes a guest of a link; 403 for an admin who acts in the affiliate's name. Audited. */
export async function removeGuest(
  context: AffiliateContext,
  { id, guestId }: { id: number; guestId: number },
) {
  requireAffiliate(context.actor);
  return removeOne(context, { affiliateId: context.actor.id, linkId: id, guestId });
}

/** The same for several guests, of any link. Audited. */
export async function removeGuests(context: AffiliateContext, { ids }: { ids: readonly number[] }) {
  requireAffiliate(context.actor);
  return remove(context, { affiliateId: context.actor.id, ids });
}

/** The same for admins, of any link. Audited. */
export async function removeGuestOf(
  context: StaffContext,
  { id, guestId }: { id: number; guestId: number },
) {
  return removeOne(context, { affiliateId: id, guestId });
}

/** The same for several guests. Audited. */
export async function removeGuestsOf(
  context: StaffContext,
  { id, ids }: { id: number; ids: readonly number[] },
) {
  return remove(context, { affiliateId: id, ids });
}
