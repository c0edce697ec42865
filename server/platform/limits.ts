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
