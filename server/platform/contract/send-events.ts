import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { EventsAnswer } from '#core/contract/shapes.ts';
import { addressOf, callerOf } from '../caller.ts';

/** An event as its contract names it. */
export type EventOf<Events extends EventsAnswer['events']> = {
  [Name in keyof Events & string]: {
    readonly event: Name;
    readonly data: z.input<Events[Name]>;
    /** Where a browser that lost the connection wants to go on. */
    readonly id?: string;
  };
}[keyof Events & string];

/** Who listens, and from where on. */
export interface EventListening {
  /** The id of the last event that this browser has seen. */
  readonly lastEventId: string | undefined;
  /** Aborted when the browser has gone, the session has ended or the server shuts down. */
  readonly signal: AbortSignal;
}

/** What the handler of events answers; the source must end when the signal is aborted. */
export type EventsSource<Events extends EventsAnswer['events']> = (
  listening: EventListening,
) => AsyncIterable<EventOf<Events>>;

type AnyEvent = EventOf<EventsAnswer['events']>;

/** One event as it is written: JSON has no line breaks, so its data is one line. */
function frame({ event, data, id }: AnyEvent): string {
  if (/[\r\n\0]/.test(`${event}${id ?? ''}`)) {
    throw new Error('The name or id of an event has more than one line.');
  }
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function write(events: AsyncIterable<AnyEvent>, to: Writable, signal: AbortSignal) {
  for await (const event of events) {
    if (!to.writable) {
      return;
    }
    if (!to.write(frame(event))) {
      await once(to, 'drain', { signal });
    }
  }
}

/** One browser's share of the streams: its session's, or its address's without one. */
function holderOf(request: FastifyRequest): string {
  const { actor, routeOptions } = request;
  const isVisitor = actor.kind === 'visitor';
  const who = isVisitor ? callerOf(addressOf(request)) : `session ${actor.sessionId}`;
  return `${who} ${routeOptions.url}`;
}

/** Sends events while they come, until the browser, the session or the server goes. */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { perCaller }: EventsAnswer,
  open: EventsSource<EventsAnswer['events']>,
): FastifyReply {
  const { actor, headers, server } = request;
  const stream = server.eventStreams.open(holderOf(request), perCaller, actor);
  const gone = new AbortController();
  const { signal } = gone;
  stream.once('finish', () => gone.abort());
  stream.once('close', () => gone.abort());

  const lastEventId = headers['last-event-id']?.toString();
  void write(
    open({
      lastEventId,
      signal,
    }),
    stream,
    signal,
  )
    .catch((error: Error) => {
      if (!signal.aborted) {
        request.log.error({ err: error }, 'events ended');
      }
    })
    .finally(() => stream.end());
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
