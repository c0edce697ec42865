import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../../context.ts';
import { transaction } from '../../../transaction.ts';
import { countWaiting } from '../sent/queries.ts';
import { findHold } from './queries.ts';
import { release } from './writes.ts';

/** Whether emails are held, why, and how many wait. */
export async function readMailHold({ db, config }: Context<StaffActor>) {
  const found = await findHold(db);
  if (!found?.heldSince || !found.reason) {
    return { hold: null };
  }
  const { heldSince, reason, publicUrl: lastUrl } = found;
  return {
    hold: {
      since: heldSince.toISOString(),
      reason,
      lastUrl,
      publicUrl: config.publicUrl,
      waiting: await countWaiting(db),
    },
  };
}

/**
 * Lets held emails leave, under the address of this process; 409 if none are held, or if that is
 * not the address the admin confirmed. Audited.
 */
export async function releaseMails(
  context: Context<StaffActor>,
  { publicUrl }: { publicUrl: string },
) {
  const { config } = context;
  const entry = { action: 'mail.release', entity: 'job' };
  if (publicUrl !== config.publicUrl) {
    throw new HttpError(409, 'This server has another address by now. Load the page again.');
  }
  const waiting = await transaction(context, entry, async (tx) => {
    const found = await findHold(tx);
    if (!found?.heldSince) {
      throw new HttpError(409, 'Emails are not held any more.');
    }
    const count = await countWaiting(tx);
    await release(tx, config.publicUrl);
    return {
      entityId: null,
      before: { heldSince: found.heldSince, reason: found.reason, publicUrl: found.publicUrl },
      after: { publicUrl: config.publicUrl, waiting: count },
      result: count,
    };
  });
  return { waiting };
}
