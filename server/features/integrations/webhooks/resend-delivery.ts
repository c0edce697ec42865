import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { noSuchWebhook } from './policy.ts';
import { presentDelivery } from './present.ts';
import { lockDelivery, lockWebhook } from './queries.ts';
import { insertPing, makeDue } from './writes.ts';

/**
 * Sends a delivery again under its `webhook-id`, even to a paused webhook. 404 if there is none,
 * 409 while it is on its way. Audited.
 */
export function resendDelivery(
  context: StaffContext,
  { id: webhookId, deliveryId: id }: { id: number; deliveryId: number },
) {
  return transaction(context, 'webhook.resend', 'webhook', async (tx) => {
    const row = await lockDelivery(tx, { id, webhookId });
    if (!row) {
      throw new HttpError(404, 'There is no delivery with this number.');
    }
    const { event } = presentDelivery(row);
    if (row.status === 'waiting') {
      throw new HttpError(
        409,
        'This delivery is still on its way: there is nothing to send again.',
      );
    }
    await makeDue(tx, row);
    const sent = (await lockDelivery(tx, { id, webhookId }))!;
    return { entityId: webhookId, after: { delivery: id, event }, result: presentDelivery(sent) };
  });
}

/** Sends a webhook a test, even while it is paused; 404 if there is none. Audited. */
export function pingWebhook(context: StaffContext, { id }: { id: number }) {
  return transaction(context, 'webhook.ping', 'webhook', async (tx) => {
    if (!(await lockWebhook(tx, id))) {
      throw noSuchWebhook();
    }
    const delivery = await insertPing(tx, id);
    return { entityId: id, after: { delivery }, result: { id: delivery } };
  });
}
