import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';

describe('on a real socket', async () => {
  let app: FreshApp;
  const files = mkdtempSync(path.join(os.tmpdir(), 'wire-test-'));
  mkdirSync(path.join(files, 'assets'));
  writeFileSync(path.join(files, 'assets/app.1234abcd.js'), 'console.log(1)');
  writeFileSync(path.join(files, 'assets/app.1234abcd.js.br'), 'compressed');
  writeFileSync(path.join(files, 'assets/icon.svg'), '<svg/>');
  writeFileSync(path.join(files, 'secret.txt'), 'secret');
  app = await freshApp({
    folders: { '/assets': path.join(files, 'assets'), '/media': path.join(files, 'absent') },
  });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const port: number = (app.app.server.address() as AddressInfo).port;
  after(async () => {
    await app.dispose();
    rmSync(files, { recursive: true, force: true });
  });

  const raw = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) {
        break;
      }
    }
    socket.destroy();
    return answer;
  };

  test('a body announced too long is refused before a byte of it', async () => {
    const answer = await raw(
      'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n',
    );
    assert.match(answer, /^HTTP\/1\.1 413 /);
    assert.match(answer, /connection: close/i);
  });

  test('a body that only turns out too long is cut', async () => {
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/track-interaction',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    sending.on('error', () => {});
    sending.write(`{"page":"${'x'.repeat(20_000)}`);
    const [response] = await once(sending, 'response');
    assert.equal(response.statusCode, 413);
    sending.destroy();
  });

  test('headers of a megabyte and a broken request line are refused', async () => {
    assert.match(
      await raw(`GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`),
      /^HTTP\/1\.1 431 /,
    );
    assert.match(await raw('NONSENSE\r\n\r\n'), /^HTTP\/1\.1 400 /);
  });

  test('files of the build are sent compressed and kept for a year; nothing beside them is', async () => {
    const origin = `http://127.0.0.1:${port}`;
    const plain = await fetch(`${origin}/assets/app.1234abcd.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    assert.deepEqual([plain.status, await plain.text()], [200, 'console.log(1)']);
    assert.equal(plain.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(
      (await fetch(`${origin}/assets/icon.svg`)).headers.get('cache-control'),
      'public, max-age=3600',
      'a name without a hash may change',
    );
    const compressed = await raw(
      'GET /assets/app.1234abcd.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
    );
    assert.match(compressed, /content-encoding: br/i);
    assert.match(compressed, /content-type: (text|application)\/javascript/i);
    for (const wrong of [
      '/assets/../secret.txt',
      '/assets/..%2fsecret.txt',
      '/assets/%2e%2e/secret.txt',
      '/assets//etc/passwd',
      '/assets/.env',
      '/media/x',
      '/assets/',
    ]) {
      const answer = await raw(`GET ${wrong} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      assert.match(answer, /^HTTP\/1\.1 (403|404|400) /, wrong);
      assert.doesNotMatch(answer, /secret/);
    }
  });

  test('health does not wait for the database, readiness asks it', async () => {
    assert.deepEqual((await app.get('/readyz')).json(), { ok: true });
    const { isHealthy } = app.database;
    app.database.isHealthy = async () => false;
    const away = await app.get('/readyz');
    app.database.isHealthy = isHealthy;
    assert.deepEqual([away.statusCode, away.headers['retry-after']], [503, '2']);
    assert.equal((await app.get('/healthz')).statusCode, 200);
  });
});
