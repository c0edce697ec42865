import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../actor.ts';
import { HttpError, sentences } from '../http-error.ts';

export interface EventStreams {
  /** A new stream for a caller; 429 when the caller holds `limit` of them. */
  open(caller: string, limit: number, actor: Actor): PassThrough;
}

export interface EventStreamOptions {
  /** Tells whether whoever opened a stream is still signed in; asked at every heartbeat. */
  isSignedIn(actor: Actor): Promise<boolean>;
  heartbeatMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    eventStreams: EventStreams;
  }
}

// A comment: keeps proxies from hanging up, and shows soon when the other end is gone.
const heartbeat = ':\n\n';

/** Keeps account of all event streams of this process; they end when it shuts down. */
export function openEventStreams(
  app: FastifyInstance,
  { isSignedIn, heartbeatMs }: EventStreamOptions,
): void {
  const streams = new Set<PassThrough>();
  const counts = new Map<string, number>();

  function count(caller: string, step: 1 | -1): void {
    const now = (counts.get(caller) ?? 0) + step;
    if (now > 0) {
      counts.set(caller, now);
    } else {
      counts.delete(caller);
    }
  }

  async function beat(stream: PassThrough, actor: Actor): Promise<void> {
    // A database that does not answer signs nobody out.
    if (!(await isSignedIn(actor).catch(() => true))) {
      stream.end();
    } else if (stream.writable && !stream.writableNeedDrain) {
      stream.write(heartbeat);
    }
  }

  function open(caller: string, limit: number, actor: Actor): PassThrough {
    if ((counts.get(caller) ?? 0) >= limit) {
      throw new HttpError(429, sentences.tooMany);
    }
    const stream = new PassThrough();
    streams.add(stream);
    count(caller, 1);
    const beating = setInterval(() => void beat(stream, actor), heartbeatMs);
    stream.once('close', () => {
      clearInterval(beating);
      streams.delete(stream);
      count(caller, -1);
    });
    stream.write(heartbeat);
    return stream;
  }

  app.decorate('eventStreams', { open });
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => {
    for (const stream of streams) {
      stream.end();
    }
  });
}
