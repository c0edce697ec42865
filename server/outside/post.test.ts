import assert from 'node:assert/strict';
import type { lookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostable, post, PrivateAddressError } from './post.ts';

test('only https, and no address of a private network', () => {
  for (const right of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://[2606:4700::1111]/x',
  ]) {
    assert.equal(isPostable(right, false), true, right);
  }
  for (const wrong of [
    'http://fcm.googleapis.com/x',
    'ftp://example.com/x',
    'https://user:secret@example.com/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[64:ff9b:1::a00:1]/x',
    'https://[::127.0.0.1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[fe80::1]/x',
    'https://[fec0::1]/x',
    'https://[ff02::1]/x',
    'https://0.0.0.0/x',
    'https://192.168.1.1/x',
    'https://172.16.0.1/x',
    'https://198.18.0.1/x',
    'https://255.255.255.255/x',
    'https://0177.0.0.1/x',
    'https://%',
    'nothing',
  ]) {
    assert.equal(isPostable(wrong, false), false, wrong);
  }
  assert.equal(isPostable('http://127.0.0.1:8080/x', true), true);
  assert.equal(isPostable('file:///etc/passwd', true), false);
});

/** A server on this machine: where it listens, and what was asked of it. */
async function listen(t: TestContext, answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, port, url: `http://127.0.0.1:${port}/x` };
}

const letter = { headers: {}, body: '{}', longestMs: 10_000 };
const inside = { ...letter, mayBePrivate: true };
const outside = { ...letter, mayBePrivate: false };

test('a redirect is an answer, and is not followed', async (t) => {
  const secret = await listen(t, (_request, response) => response.end('secret'));
  const door = await listen(t, (_request, response) =>
    response.writeHead(307, { location: secret.url }).end('elsewhere'),
  );
  assert.deepEqual(await post(door.url, inside), { status: 307, text: 'elsewhere' });
  assert.deepEqual([door.asked, secret.asked], [['POST /x'], []]);
});

/** Leads a name to these addresses, in this order, and counts how often it was asked. */
function resolver(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = (host: string, _options: unknown, done: (...found: unknown[]) => void) => {
    asked.push(host);
    const addresses = answers[asked.length - 1] ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, resolve: resolve as unknown as typeof lookup };
}

test('a name that leads to a private address, whenever and beside whatever, is not connected to', async (t) => {
  const { asked, port } = await listen(t, (_request, response) => response.end());
  const url = `https://hooks.example.com:${port}/x`;
  for (const addresses of [
    ['127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['169.254.169.254'],
    ['64:ff9b::7f00:1'],
    ['fd00::1'],
  ]) {
    const names = resolver(addresses);
    await assert.rejects(post(url, { ...outside, resolve: names.resolve }), PrivateAddressError);
    assert.deepEqual(names.asked, ['hooks.example.com']);
  }
  // A resolver that changes its answer is asked once for each connection, which is the one judged.
  const rebinding = resolver(['192.0.2.1'], ['127.0.0.1']);
  for (let n = 0; n < 2; n += 1) {
    const sent = post(url, { ...outside, resolve: rebinding.resolve });
    await assert.rejects(sent, PrivateAddressError);
  }
  assert.equal(rebinding.asked.length, 2);
  assert.deepEqual(asked, []);
});

test('the same name is connected to where private addresses are allowed', async (t) => {
  const { asked, port } = await listen(t, (_request, response) => response.end('in'));
  assert.deepEqual(await post(`http://localhost:${port}/x`, inside), { status: 200, text: 'in' });
  assert.equal((await post(`HTTP://127.0.0.1:${port}/x`, inside)).status, 200);
  await assert.rejects(post(`https://localhost:${port}/x`, outside), PrivateAddressError);
  await assert.rejects(post(`http://localhost:${port}/x`, outside), PrivateAddressError);
  await assert.rejects(post(`https://127.0.0.1:${port}/x`, outside), PrivateAddressError);
  assert.equal(asked.length, 2);
});

test('of a long answer the beginning is read, and of one that stops what came', async (t) => {
  const long = await listen(t, (_request, response) => {
    const more = () => response.destroyed || response.write('x'.repeat(700), more);
    more();
  });
  const { text } = await post(long.url, inside);
  assert.equal(text, 'x'.repeat(1000));
  const stopped = await listen(t, (_request, response) => {
    response.write('so far', () => response.destroy());
  });
  assert.deepEqual(await post(stopped.url, inside), { status: 200, text: 'so far' });
});

test('without an answer in time the attempt ends', async (t) => {
  const silent = await listen(t, () => {});
  await assert.rejects(post(silent.url, { ...inside, longestMs: 200 }), { name: 'TimeoutError' });
});

/** A server on this machine that writes what it likes once it was asked; where it listens. */
async function listenRaw(t: TestContext, answer: (socket: Socket) => void): Promise<string> {
  const raw = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((done) => raw.listen(0, '127.0.0.1', done));
  t.after(() => raw.close());
  return `http://127.0.0.1:${(raw.address() as AddressInfo).port}/x`;
}

test('an answer that changes the protocol is an answer, and ends', async (t) => {
  const url = await listenRaw(t, (socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  );
  const never = sleep(5000, 'nothing', { ref: false });
  const answer = post(url, { ...inside, longestMs: 500 });
  assert.deepEqual(await Promise.race([answer, never]), { status: 101, text: '' });
});

test('interim answers are passed over, and not for ever', async (t) => {
  const hints = 'HTTP/1.1 103 Early Hints\r\n\r\n';
  const some = await listenRaw(t, (socket) =>
    socket.write(`${hints.repeat(3)}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nin`),
  );
  assert.deepEqual(await post(some, inside), { status: 200, text: 'in' });
  const endless = await listenRaw(t, (socket) => {
    const more = () => socket.destroyed || socket.write(hints.repeat(100), more);
    more();
  });
  await assert.rejects(post(endless, { ...inside, longestMs: 3000 }), { code: 'EPROTO' });
});
