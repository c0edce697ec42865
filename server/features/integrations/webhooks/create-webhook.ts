import type * as z from 'zod/mini';
import type { createWebhook as contract } from '#core/contract/integrations/webhooks.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { auditedWebhook, mostWebhooks, refuseWrongUrl } from './policy.ts';
import { countWebhooks } from './queries.ts';
import { makeSecret } from './sign-message.ts';
import { insertWebhook, lockWebhooks } from './writes.ts';

type Wanted = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * Adds a webhook; returns its secret, which is never shown again. 400 for an address that events
 * may not be posted to, 409 beyond twenty. Audited without the secret.
 */
export async function createWebhook(
  context: Context<StaffActor>,
  { url, events, isActive }: Wanted,
) {
  refuseWrongUrl(context.config, url);
  const secret = makeSecret();
  const entry = { action: 'webhook.create', entity: 'webhook' };
  return transaction(context, entry, async (tx) => {
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
