import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { makeLeadBody, makeSessionId } from './factories.ts';
import { freshHome } from './product-home.ts';

const skip = process.platform === 'win32' && 'there is no such limit';

test('where few files may be open, idle connections keep no applicant out', { skip }, async (t) => {
  const home = await freshHome(t, 'embedded');
  const { origin, process: server } = await home.start({}, { fileLimit: 512 });
  const { hostname, port } = new URL(origin);
  // As somebody who has just come: on a connection of their own.
  const anew = { connection: 'close' };
  const idle: Socket[] = [];
  t.after(() => idle.forEach((socket) => socket.destroy()));
  const post = async (path: string, body: unknown): Promise<number> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...anew },
      body: JSON.stringify(body),
    });
    await answer.text();
    return answer.status;
  };
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
    assert.equal((await fetch(`${origin}/readyz`, { headers: anew })).status, 200);
    assert.equal((await fetch(`${origin}/`, { headers: anew })).status, 200);
  }
  assert.equal(server.exitCode, null);
});
