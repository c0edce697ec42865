import type {
  DeliveryState,
  WebhookEvent,
  pingEvent,
} from '#core/contract/integrations/webhooks.ts';
import type { Job } from '#server/db/jobs/job.ts';
import type { DeliveryRow, WebhookRow } from './queries.ts';

/** An event as its delivery holds it. */
export interface StoredEvent {
  type: WebhookEvent | typeof pingEvent;
  data: Record<string, unknown>;
  /** Sent by an admin, even while the webhook is paused. */
  isByHand?: true;
}

function stateOf(status: Job['status']): DeliveryState {
  return status === 'done' ? 'delivered' : status === 'no_server' ? 'withheld' : status;
}

export function presentWebhook({ events, lastDelivery, ...row }: WebhookRow) {
  return {
    ...row,
    events: events as WebhookEvent[],
    isActive: row.pausedAt === null,
    lastDelivery: lastDelivery && {
      createdAt: new Date(lastDelivery.createdAt).toISOString(),
      state: stateOf(lastDelivery.status),
      statusCode: lastDelivery.statusCode,
    },
  };
}

export function presentDelivery(row: DeliveryRow) {
  const { type, data } = row.payload as StoredEvent;
  return {
    id: row.id,
    messageId: row.messageId ?? '',
    event: type,
    data,
    state: stateOf(row.status),
    attempts: row.attempts,
    statusCode: row.answerStatus,
    ms: row.answerMs,
    answer: row.serverAnswer,
    reason: row.lastError,
    createdAt: row.createdAt,
    deliveredAt: row.doneAt,
    nextTryAt: row.status === 'waiting' ? row.runAt : null,
  };
}
