import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AnyRoute, CallLimit } from '#core/contract/route.ts';
import { addressOf, callerOf } from '../caller.ts';
import { HttpError, sentences } from '../http-error.ts';
import type { CallCounts } from './call-counts.ts';

const rest: CallLimit = {
  count: 600,
  seconds: 60,
};

/** A contract's limit for the plugin; the scale raises it for a test or a busy office. */
export function routeLimit(limit: CallLimit | undefined, scale: number) {
  return {
    max: Math.ceil((limit ?? rest).count * scale),
    timeWindow: (limit ?? rest).seconds * 1000,
  };
}

export type CountedCall = Pick<AnyRoute, 'method' | 'path' | 'limit'>;

/** The limit of a call for a form of the same action: both count together. */
export function limitOfCall({ method, path, limit }: CountedCall, scale: number) {
  return { ...routeLimit(limit, scale), countedAs: `${method} ${path}` };
}

interface ChildOptions {
  routeInfo: RouteOptions;
  countedAs?: string;
}

/** The plugin's counts, each with the name of its route before the caller's. */
function storeIn(counts: CallCounts, name: string): FastifyRateLimitStore {
  return {
    incr(caller, callback, timeWindow, max) {
      callback(null, counts.add(`${name} ${caller}`, { max, timeWindow }));
    },
    child(options) {
      const { routeInfo, countedAs } = options as unknown as ChildOptions;
      return storeIn(counts, countedAs ?? `${String(routeInfo.method)} ${routeInfo.url}`);
    },
  };
}

/** Counts calls by address (IPv6: /64 network) and route; else 429 with Retry-After. */
export async function limitCalls(app: FastifyInstance, scale: number, counts: CallCounts) {
  await app.register(rateLimit, {
    global: true,
    ...routeLimit(undefined, scale),
    store: function Store() {
      return storeIn(counts, 'other calls');
    } as unknown as FastifyRateLimitStoreCtor,
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
export type CountWrite = (account: number) => void;

/** An affiliate may write 30 times a minute, times `scale`, because anyone may register. */
export function openWriteLimit(scale: number, counts: CallCounts): CountWrite {
  const window = routeLimit(most, scale);
  return (account) => {
    const { current, ttl } = counts.add(`writes of affiliate ${account}`, window);
    if (current > window.max) {
      throw new HttpError(429, sentences.tooMany, {
        headers: { 'retry-after': String(Math.ceil(ttl / 1000)) },
      });
    }
  };
}
