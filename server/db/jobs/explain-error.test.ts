import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test } from 'node:test';
import pg from 'pg';
import { explainCode } from './explain-error.ts';

test('busy connections are told from a database that does not answer', async (t) => {
  const silent = net.createServer().listen(0);
  await once(silent, 'listening');
  t.after(() => silent.close());
  const { port } = silent.address() as net.AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 100 });
  const refused = () => pool.connect().then(() => 'connected', explainCode);
  assert.deepEqual(await Promise.all([refused(), refused()]), [
    'the database does not answer',
    'all connections to the database were busy',
  ]);
});
