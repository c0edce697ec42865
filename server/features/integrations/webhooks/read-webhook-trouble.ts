import type { Queryable } from '#server/db/queryable.ts';
import { findTrouble, type WebhookTrouble } from './queries.ts';

export type { WebhookTrouble };

/** Which webhooks get nothing although they should. */
export function readWebhookTrouble(db: Queryable): Promise<WebhookTrouble> {
  return findTrouble(db);
}
