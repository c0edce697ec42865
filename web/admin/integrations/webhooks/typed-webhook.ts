import { type WebhookEvent, webhookEventNames } from '#core/contract/integrations/webhooks.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';

export type TypedWebhook = Record<string, string | boolean>;

/** The name of an event's box; a dot would split it. */
export const boxOf = (event: WebhookEvent): string => event.replace('.', '_');

export function typedWebhook(url: string, events: readonly WebhookEvent[]): TypedWebhook {
  const boxes = webhookEventNames.map((name) => [boxOf(name), events.includes(name)]);
  return { url, ...Object.fromEntries(boxes) };
}

export function webhookBody(typed: TypedWebhook): { url: string; events: WebhookEvent[] } {
  return {
    url: String(typed['url']),
    events: webhookEventNames.filter((name) => typed[boxOf(name)]),
  };
}

/** The first box's error if no event is chosen. */
export function eventsError(typed: TypedWebhook): Record<string, ValidationKey> {
  const { events } = webhookBody(typed);
  return events.length > 0 ? {} : { [boxOf(webhookEventNames[0])]: 'channels.required' };
}
