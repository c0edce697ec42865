import { post } from './post.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Sender {
  publicKey: string;
  privateKey: string;
  /** The contact for the push service, as an https or a mailto address. */
  subject: string;
  /** A product that only this machine reaches may post to this machine. */
  mayBePrivate: boolean;
}

const longestMs = 10_000;
// After half an hour an urgent notice is out of date.
const ttlSeconds = 1800;

/**
 * Encrypts a notice for a browser and posts it; returns the status of the push service. Throws what
 * `post` throws.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  notice: object,
  { mayBePrivate, ...vapidDetails }: Sender,
) {
  // Loaded with the first notice: most offices have none.
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { vapidDetails, TTL: ttlSeconds, urgency: 'high' },
  );
  const { status } = await post(endpoint, { headers, body: body!, mayBePrivate, longestMs });
  return status;
}

/** The pair of keys by which push services know an office. */
export async function makePushKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
