import assert from 'node:assert/strict';
import { on, EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { route } from '#core/contract/route.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { type ListeningApp, listeningApp, until } from '#server/testing/listening-app.ts';
import type { EventListening, EventOf } from './send-events.ts';

const events = { created: z.object({ id: z.int(), name: z.string() }), removed: z.int() };
type Event = EventOf<typeof events>;

const news = new EventEmitter();
let listening: EventListening | undefined;
let ended = 0;

async function* listen(to: EventListening): AsyncGenerator<Event> {
  listening = to;
  try {
    for await (const [event] of on(news, 'news', { signal: to.signal })) {
      yield event as Event;
    }
  } finally {
    ended += 1;
  }
}

async function* many(): AsyncGenerator<Event> {
  for (let id = 0; ; id += 1) {
    yield { event: 'created', data: { id, name: 'x'.repeat(10_000) } };
    ended = id;
  }
}

async function start(): Promise<ListeningApp> {
  const answer = { kind: 'events', events, perCaller: 2 } as const;
  const base = { method: 'GET', access: 'staff', summary: 'News.' } as const;
  return listeningApp(
    (router) => {
      addRoute(router, route({ ...base, path: '/api/news', answer }), () => listen);
      addRoute(router, route({ ...base, path: '/api/many', answer }), () => many);
      const forAll = { ...base, path: '/api/public-news', access: 'public', answer } as const;
      addRoute(router, route(forAll), () => listen);
    },
    { heartbeatMs: 50 },
  );
}

let app: ListeningApp;
let cookie: string;
before(async () => {
  app = await start();
  ({ cookie } = await app.signIn());
});
after(() => app.dispose());

async function open(path: string, headers: Record<string, string> = {}) {
  const asking = get(`${app.origin}${path}`, { agent: false, headers: { cookie, ...headers } });
  asking.on('error', () => {});
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  response.on('error', () => {});
  const state = { response, text: '', isOver: false };
  response.on('data', (text: string) => {
    state.text += text;
  });
  response.on('close', () => {
    state.isOver = true;
  });
  return state;
}

async function leave({ response }: { response: IncomingMessage }): Promise<void> {
  const before = ended;
  response.destroy();
  await until(() => ended > before);
}

test('events arrive one by one, with signs of life between them', async () => {
  const stream = await open('/api/news', { 'last-event-id': '41' });
  const { headers, statusCode } = stream.response;
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'text/event-stream; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['x-accel-buffering'], 'no');
  await until(() => listening !== undefined);
  assert.equal(listening!.lastEventId, '41');
  news.emit('news', { event: 'created', id: '42', data: { id: 7, name: 'Ana\nLuz' } });
  await until(() => stream.text.includes('event: created'));
  news.emit('news', { event: 'removed', data: 7 });
  await until(() => stream.text.includes('event: removed'));
  const said = stream.text.replaceAll(':\n\n', '');
  assert.equal(
    said,
    'id: 42\nevent: created\ndata: {"id":7,"name":"Ana\\nLuz"}\n\nevent: removed\ndata: 7\n\n',
  );
  const { length } = stream.text;
  await until(() => stream.text.length > length + 10);
  assert.match(stream.text, /(:\n\n){3}$/);
  await leave(stream);
  assert.ok(listening!.signal.aborted);
});

test('what does not fit on one line breaks the stream off, never the frame', async () => {
  const stream = await open('/api/news');
  const before = ended;
  news.emit('news', { event: 'removed', id: '1\ndata: forged', data: 7 });
  await until(() => stream.isOver && ended > before);
  assert.doesNotMatch(stream.text, /forged/);
});

test('a session may hold only so many, and another one as many', async () => {
  const streams = [await open('/api/news'), await open('/api/news')];
  const third = await open('/api/news');
  await until(() => third.isOver);
  assert.equal(third.response.statusCode, 429);
  assert.match(third.text, /^\{"message":"Too many requests/);
  const other = await app.signIn();
  const theirs = await open('/api/news', { cookie: other.cookie });
  assert.equal(theirs.response.statusCode, 200);
  for (const stream of [...streams, theirs]) {
    await leave(stream);
  }
  const again = await open('/api/news');
  assert.equal(again.response.statusCode, 200, 'what was closed no longer counts');
  await leave(again);
});

test('visitors hold as many from one address', async () => {
  const streams = [await open('/api/public-news'), await open('/api/public-news')];
  const third = await open('/api/public-news');
  assert.equal(third.response.statusCode, 429);
  for (const stream of streams) {
    await leave(stream);
  }
});

test('without a session there is nothing to hear', async () => {
  const stream = await open('/api/news', { cookie: '' });
  assert.equal(stream.response.statusCode, 401);
});

test('the stream ends with the session, and listening did not keep that alive', async () => {
  const other = await app.signIn();
  const stream = await open('/api/news', { cookie: other.cookie });
  await app.database.query(`update sessions set last_seen_at = now() - interval '29 minutes'`);
  const { length } = stream.text;
  await until(() => stream.text.length > length);
  const seen = await app.rows(`select 1 from sessions where last_seen_at > now() - interval '1 m'`);
  assert.equal(seen.length, 0);
  await other.post('/api/admin/logout');
  await until(() => stream.isOver);
  await app.database.query('update sessions set last_seen_at = now()');
});

test('nothing is made that nobody takes', async () => {
  const stream = await open('/api/many');
  stream.response.pause();
  let before = -1;
  while (before !== ended) {
    before = ended;
    await sleep(200);
  }
  assert.ok(ended < 6400, `${ended} events were made for a caller who read none`);
  stream.response.destroy();
});

test('a server that shuts down waits for no stream', async () => {
  const stopping = await start();
  const { cookie: theirs } = await stopping.signIn();
  const asking = get(`${stopping.origin}/api/news`, { headers: { cookie: theirs } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.resume();
  await Promise.all([once(response, 'end'), stopping.dispose()]);
});
