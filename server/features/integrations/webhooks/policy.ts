import { isPostable } from '#server/outside/post.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import type { WebhookRow } from './queries.ts';

/** Each event is stored once for every webhook that wants it. */
export const mostWebhooks = 20;

export const noSuchWebhook = (): HttpError =>
  new HttpError(404, 'There is no webhook with this number.');

/** 400 for an address that events may not be posted to. */
export function refuseWrongUrl(
  { mayWebhooksBePrivate }: { mayWebhooksBePrivate: boolean },
  url: string,
): void {
  if (!isPostable(url, mayWebhooksBePrivate)) {
    throw fieldError([{ path: 'url', key: 'url.wrong' }]);
  }
}

/** A webhook in the audit log; anyone who knows its whole address can post to it. */
export function auditedWebhook({ url, events, pausedAt }: Omit<WebhookRow, 'lastDelivery'>) {
  return { at: new URL(url).host, events, isActive: pausedAt === null };
}

const longestFailureMs = 23 * 3600 * 1000;

/** Whether a webhook that failed again is paused: a delivery's tries take just under a day. */
export function pauseReason(
  statusCode: number | null,
  failingSince: Date,
  now: Date,
): 'gone' | 'failing' | null {
  if (statusCode === 410) {
    return 'gone';
  }
  return now.getTime() - failingSince.getTime() >= longestFailureMs ? 'failing' : null;
}
