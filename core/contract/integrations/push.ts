import * as z from 'zod/mini';
import { del, forAdmins, forLeadWorkers, get, post, put } from '../route.ts';
import { noAnswer } from '../shapes.ts';

const path = '/api/admin/push';
const endpoint = z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/\S+$/));

export const readPush = get(path, {
  ...forLeadWorkers,
  summary:
    'Whether the office has push notices, the key for a subscription, and those of the caller.',
  answer: z.object({
    isOn: z.boolean(),
    /** Null until an admin first turns notices on. */
    publicKey: z.nullable(z.string()),
    endpoints: z.array(z.string()),
  }),
});

export const setPush = put(path, {
  ...forAdmins,
  summary: 'Turns push notices on or off for the office.',
  body: z.object({ isOn: z.boolean() }),
  answer: noAnswer,
});

export const subscribePush = post(path, {
  ...forLeadWorkers,
  summary: 'Sends notices of new and overdue leads to this browser, by its `PushSubscription`.',
  body: z.object({
    endpoint,
    keys: z.object({
      p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
      auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
    }),
  }),
  refuses: [409],
  answer: noAnswer,
});

export const unsubscribePush = del(path, {
  ...forLeadWorkers,
  summary: 'Ends an own subscription; nothing happens where there is none.',
  body: z.object({ endpoint }),
  answer: noAnswer,
});
