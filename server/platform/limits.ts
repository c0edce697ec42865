import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { CallLimit } from '#core/contract/route.ts';
import { addressOf, callerOf } from './caller.ts';
import { HttpError, sentences } from './http-error.ts';

const rest: CallLimit = {
  count: 600,
  seconds: 60,
};

/** A contract's limit as the plugin wants it; the scale lets a test or a busy office breathe. */
export function routeLimit(limit: CallLimit | undefined, scale: number) {
  return {
    max: Math.ceil((limit ?? rest).count * scale),
    timeWindow: (limit ?? rest).seconds * 1000,
  };
}

/** Counts calls by address (IPv6: /64 network) and route; else 429 with Retry-After. */
export async function limitCalls(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    ...routeLimit(undefined, scale),
    keyGenerator: (request) => callerOf(addressOf(request)),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new HttpError(429, sentences.tooMany),
  });
}

const most: CallLimit = { count: 30, seconds: 60 };

/** Counts what an account writes; 429 for one too many. */
export type CountWrite = (account: number, now: Date) => void;

/** An affiliate may write 30 times a minute, times `scale`, because anyone may register. */
export function openWriteLimit(scale: number): CountWrite {
  const allowed = Math.ceil(most.count * scale);
  const counts = new Map<number, number>();
  let minute = 0;
  return (account, now) => {
    const current = Math.floor(now.getTime() / (most.seconds * 1000));
    if (current !== minute) {
      minute = current;
      counts.clear();
    }
    const count = (counts.get(account) ?? 0) + 1;
    counts.set(account, count);
    if (count > allowed) {
      throw new HttpError(429, sentences.tooMany, {
        headers: { 'retry-after': String(most.seconds) },
      });
    }
  };
}
