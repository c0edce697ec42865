import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** The secret of a new webhook, as https://www.standardwebhooks.com writes it. */
export function makeSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

interface Message {
  /** The same at every attempt. */
  id: string;
  sentAt: Date;
  body: string;
}

/** The headers by which a receiver knows that a message is ours, whole and new. */
export function signMessage(secret: string, { id, sentAt, body }: Message) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
