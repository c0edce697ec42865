import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { listeningApp, until } from '#server/testing/listening-app.ts';
import '../access.ts';
import { mostConnections } from './server-options.ts';

const most = 16;

test('the number of connections follows from the limit of open files', () => {
  assert.equal(mostConnections(undefined, 1024), 312);
  assert.equal(mostConnections(undefined, 256), 16);
  assert.equal(mostConnections(undefined, 1_048_576), 2000);
  assert.equal(mostConnections(500, 1024), 500);
  assert.throws(() => mostConnections(1024, 1024), /MAX_CONNECTIONS is 1024.+ulimit -n/);
});

describe('where all connections are taken', async () => {
  const app = await listeningApp(() => {}, { config: { maxConnections: most } });
  after(() => app.dispose());

  const open = async (): Promise<Socket> => {
    const socket = connect({ port: app.port, host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'connect');
    return socket;
  };

  test('a new one is closed, those that are there are served, and one that ends makes room', async () => {
    const taken: Socket[] = [];
    for (let n = 0; n < most; n += 1) {
      taken.push(await open());
    }
    await until(() => app.sockets.length === most);
    const late = await open();
    await until(() => late.destroyed);
    taken[0]!.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    const [answer] = await once(taken[0]!, 'data');
    assert.match(String(answer), /^HTTP\/1\.1 200 /);
    taken[0]!.destroy();
    await until(() => app.sockets.some(({ destroyed }) => destroyed));
    const { status } = await fetch(`${app.origin}/healthz`, { headers: { connection: 'close' } });
    assert.equal(status, 200);
    taken.forEach((socket) => socket.destroy());
  });

  test('a head that never ends is cut, and its connection is free again', async () => {
    const before = app.sockets.length;
    const slow = await open();
    slow.write('GET /healthz HTTP/1.1\r\nhost: a\r\nx: ');
    let heard = '';
    slow.on('data', (chunk) => {
      heard += chunk;
    });
    await until(() => slow.destroyed);
    assert.match(heard, /^HTTP\/1\.1 408 /);
    await until(() => app.sockets[before]!.destroyed);
  });
});
