import type * as z from 'zod/mini';
import type * as contract from '#core/contract/integrations/webhooks.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { nothingChanged, transaction, transactionOfMany } from '../../transaction.ts';
import { auditedWebhook, mostWebhooks, noSuchWebhook, refuseWrongUrl } from './policy.ts';
import { countWebhooks, findWebhook, lockWebhook } from './queries.ts';
import { makeSecret } from './sign-message.ts';
import {
  changeWebhook,
  clearSentByHand,
  insertWebhook,
  lockWebhooks,
  removeWebhook,
} from './writes.ts';
import { presentWebhook } from './present.ts';

type NewWebhook = z.output<NonNullable<(typeof contract.createWebhook)['body']>>;

/**
 * Adds a webhook; returns its secret, which is never shown again. 400 for an address that events
 * may not be posted to, 409 beyond twenty. Audited without the secret.
 */
export async function createWebhook(context: StaffContext, { url, events, isActive }: NewWebhook) {
  refuseWrongUrl(context.config, url);
  const secret = makeSecret();
  return transaction(context, 'webhook.create', 'webhook', async (tx) => {
    await lockWebhooks(tx);
    if ((await countWebhooks(tx)) >= mostWebhooks) {
      throw new HttpError(409, `There are ${mostWebhooks} webhooks already. Delete one first.`);
    }
    const row = await insertWebhook(tx, {
      url,
      events: [...new Set(events)],
      secret,
      ...(!isActive && { pausedAt: context.now, pauseReason: 'hand' }),
    });
    return { entityId: row.id, after: auditedWebhook(row), result: { id: row.id, secret } };
  });
}

type Changes = z.output<NonNullable<(typeof contract.updateWebhook)['body']>> & { id: number };

const resumed = { pausedAt: null, pauseReason: null, failingSince: null };

/**
 * Changes address or events of a webhook, or pauses or resumes it; deliveries that wait when it is
 * paused are withheld. 404 if there is none, 400 for an address that events may not be posted to.
 * Audited, unless nothing changed.
 */
export async function updateWebhook(context: StaffContext, { id, url, events, isActive }: Changes) {
  if (url !== undefined) {
    refuseWrongUrl(context.config, url);
  }
  await transactionOfMany(context, async (tx) => {
    const before = demand(await lockWebhook(tx, id), noSuchWebhook);
    const wasActive = before.pausedAt === null;
    const changes = {
      // Another receiver has failed at nothing yet.
      ...(url !== undefined && url !== before.url && { url, failingSince: null }),
      ...(events && { events: [...new Set(events)] }),
      ...(isActive === true && !wasActive && resumed),
      ...(isActive === false &&
        wasActive && { pausedAt: context.now, pauseReason: 'hand' as const }),
    };
    if (Object.keys(changes).length === 0) {
      return { changes: nothingChanged };
    }
    if (isActive === false) {
      await clearSentByHand(tx, id);
    }
    const change = {
      action: 'webhook.update',
      entity: 'webhook',
      entityId: id,
      before: auditedWebhook(before),
      after: auditedWebhook(await changeWebhook(tx, id, changes)),
    };
    return { changes: [change] };
  });
  const row = demand(await findWebhook(context.db, id), noSuchWebhook);
  return presentWebhook(row);
}

/** Deletes a webhook with its deliveries, waiting ones included; 404 if there is none. Audited. */
export function deleteWebhook(context: StaffContext, { id }: { id: number }) {
  return transaction(context, 'webhook.delete', 'webhook', async (tx) => {
    const row = demand(await removeWebhook(tx, id), noSuchWebhook);
    return { entityId: id, before: auditedWebhook(row) };
  });
}
