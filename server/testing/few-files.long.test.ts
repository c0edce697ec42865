import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { makeLeadBody, makeSessionId } from './factories.ts';
import { freshHome } from './product-home.ts';

const skip = process.platform === 'win32' && 'there is no such limit';

/**
 * The status of the answer to a request, read to its end. Each request has its own connection, like
 * a new visitor's: a kept one may be closed in favor of others while it is used again.
 */
async function statusOf(asked: ClientRequest, body = ''): Promise<number> {
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode!;
}

test('where few files may be open, idle connections keep no applicant out', { skip }, async (t) => {
  const home = await freshHome(t, 'embedded');
  const { origin, process: server } = await home.start({}, { fileLimit: 512 });
  const { hostname, port } = new URL(origin);
  const idle: Socket[] = [];
  t.after(() => idle.forEach((socket) => socket.destroy()));
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown): Promise<number> =>
    statusOf(
      request(`${origin}${path}`, {
        method: 'POST',
        headers: json,
        agent: false,
      }),
      JSON.stringify(body),
    );
  const get = (path: string): Promise<number> =>
    statusOf(request(`${origin}${path}`, { agent: false }));
  const step = { sessionId: makeSessionId(), page: '/', action: 'click' };

  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 180; n += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await once(socket, 'connect');
      idle.push(socket);
    }
    assert.equal(await post('/api/leads', makeLeadBody()), 201);
    assert.equal(await post('/api/track-interaction', step), 200);
    assert.equal(await get('/readyz'), 200);
    assert.equal(await get('/'), 200);
  }
  assert.equal(server.exitCode, null);
});
