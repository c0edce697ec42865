import type { Application } from '#core/contract/leads.ts';
import { sha256 } from '#server/outside/ids.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { automaticPrefix } from './store-leads.ts';

/** What makes an application one lead however often it is sent. */
export interface ApplicationKey {
  key: string;
  /** SHA-256 of the content: one key must not stand for two applications. */
  hash: string;
}

const keyShape = /^[\x21-\x7e]{1,100}$/;

/**
 * The client's own key, else one made of the content; 400 for a key that cannot be kept. The same
 * application has the same hash: what differs between two clicks (the time spent, the way here) is
 * left out.
 */
export function makeApplicationKey(
  application: Application,
  idempotencyKey: string | undefined,
): ApplicationKey {
  const {
    secondsOnForm: _seconds,
    referralTouches: _touches,
    pageUrl: _page,
    consent: _consent,
    ...content
  } = application;
  const hash = sha256(JSON.stringify(content));
  if (idempotencyKey === undefined) {
    return { key: automaticPrefix + hash, hash };
  }
  if (!keyShape.test(idempotencyKey)) {
    throw new HttpError(400, 'An Idempotency-Key has 1 to 100 visible ASCII characters.');
  }
  return {
    key: `key:${idempotencyKey}`,
    hash,
  };
}
