import { randomToken, sha256 } from '#server/outside/ids.ts';
import type { StaffContext } from '../../../context.ts';
import { transaction } from '../../../transaction.ts';
import { deleteLink, findLink, upsertLink } from './writes.ts';

/** When the actor's private calendar address was made; null if there is none. */
export async function readCalendarLink({ db, actor }: StaffContext) {
  const link = await findLink(db, actor.id);
  return { since: link?.createdAt ?? null };
}

/** Makes a new private address of the actor's next steps; the old one stops working. Audited. */
export async function renewCalendarLink(context: StaffContext) {
  const { actor, config } = context;
  const token = randomToken();
  return transaction(context, 'staff.calendar_on', 'staff', async (tx) => {
    // The table stores hashes only, so a stolen copy opens no calendar.
    await upsertLink(tx, { staffId: actor.id, tokenHash: sha256(token) });
    return {
      entityId: actor.id,
      result: { url: `${config.publicUrl}/calendar/${token}.ics` },
    };
  });
}

/** Ends the private address of the actor's next steps. Audited. */
export async function removeCalendarLink(context: StaffContext) {
  const { actor } = context;
  await transaction(context, 'staff.calendar_off', 'staff', async (tx) => {
    await deleteLink(tx, actor.id);
    return { entityId: actor.id };
  });
}
