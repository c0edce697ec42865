import type * as z from 'zod/mini';
import type {
  setPush as setContract,
  subscribePush as contract,
} from '#core/contract/integrations/push.ts';
import { isPostable } from '#server/outside/post.ts';
import { makePushKeys } from '#server/outside/push.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { nothingChanged, transaction, transactionOfMany } from '../../transaction.ts';
import { mayBeHere } from './policy.ts';
import { findSetup, findSubscriptions, lockSetup } from './queries.ts';
import {
  deleteSubscription,
  deleteSubscriptions,
  upsertSetup,
  upsertSubscription,
} from './writes.ts';

/** Whether notices are on, and in which browsers the actor gets them. */
export async function readPush({ db, actor }: StaffContext) {
  const [setup, own] = await Promise.all([findSetup(db), findSubscriptions(db, actor.id)]);
  return {
    isOn: setup?.isOn ?? false,
    publicKey: setup?.publicKey ?? null,
    endpoints: own.map(({ endpoint }) => endpoint),
  };
}

type Setting = z.output<NonNullable<(typeof setContract)['body']>>;

/** Turns notices on or off for the office; the first time makes its keys. Audited. */
export function setPush(context: StaffContext, { isOn }: Setting) {
  return transaction(context, 'push.set', 'push', async (tx) => {
    const before = await findSetup(tx);
    await upsertSetup(tx, { ...(before ?? (await makePushKeys())), isOn });
    const was = before?.isOn ?? false;
    return { entityId: null, before: { isOn: was }, after: { isOn } };
  });
}

// A member has a phone, a tablet and a computer or two.
const mostBrowsers = 10;

type Subscription = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * Subscribes a browser to the actor's notices; beyond ten the oldest is removed. 400 for an address
 * that is not a push service's, 409 while the office has no push keys. Audited without the address,
 * because anyone who knows it can post to it.
 */
export function subscribePush(context: StaffContext, { endpoint, keys }: Subscription) {
  const { actor, config } = context;
  if (!isPostable(endpoint, mayBeHere(config, endpoint))) {
    throw new HttpError(400, 'This is not the address of a push service.');
  }
  return transaction(context, 'push.subscribe', 'admin_user', async (tx) => {
    if (!(await lockSetup(tx))?.isOn) {
      throw new HttpError(409, 'An admin has not turned on notices for the office.');
    }
    await upsertSubscription(tx, { adminUserId: actor.id, endpoint, ...keys });
    const own = await findSubscriptions(tx, actor.id);
    const tooMany = own.slice(0, -mostBrowsers).map(({ id }) => id);
    await deleteSubscriptions(tx, tooMany);
    return { entityId: actor.id, after: { at: new URL(endpoint).host } };
  });
}

/** Sends nothing more to a browser of the actor. Audited, unless it got nothing anyway. */
export function unsubscribePush(context: StaffContext, { endpoint }: { endpoint: string }) {
  const { id } = context.actor;
  return transactionOfMany(context, async (tx) => {
    const wasTheirs = await deleteSubscription(tx, { adminUserId: id, endpoint });
    const change = { action: 'push.unsubscribe', entity: 'admin_user', entityId: id };
    return { changes: wasTheirs ? [change] : nothingChanged };
  });
}
