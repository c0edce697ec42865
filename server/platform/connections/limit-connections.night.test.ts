import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ListeningApp, listeningApp, until } from '#server/testing/listening-app.ts';
import '../access.ts';
import { mostConnections } from './most-connections.ts';

const most = 16;
const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

describe('what clients may take', async () => {
  /** Requests in the order in which they are started and answered. */
  let story: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  let endless = 0;
  let held: ((answer: string) => void)[] = [];
  const lines: string[] = [];
  const app: ListeningApp = await listeningApp(
    ({ app: router }) => {
      const options = { config: { access: 'public', rateLimit: false } } as const;
      router.get<{ Params: { who: string } }>('/slowly/:who', options, async ({ params }) => {
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        await sleep(2);
        atOnce -= 1;
        story.push(params.who);
        return 'done';
      });
      router.get('/never', options, () => {
        endless += 1;
        return new Promise(() => {});
      });
      router.get('/held', options, () => {
        return new Promise((resolve) => {
          held.push(resolve);
        });
      });
    },
    {
      config: { maxConnections: most, logLevel: 'warn' },
      logStream: { write: (line) => void lines.push(line) },
    },
  );
  after(() => app.dispose());

  const open = async (localAddress?: string): Promise<Socket> => {
    const socket = connect({ port: app.port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'connect');
    return socket;
  };
  const isAnswered = async (path: string): Promise<number> =>
    (await fetch(`${app.origin}${path}`, { headers: { connection: 'close' } })).status;

  test('requests sent ahead are answered one after the other, and others in between', async () => {
    const flood = await open();
    let heard = '';
    flood.on('data', (chunk) => {
      heard += chunk;
    });
    flood.write(ask('/slowly/flood').repeat(60));
    await until(() => story.length > 2);
    assert.equal(await isAnswered('/slowly/visitor'), 200);
    await until(() => heard.split('HTTP/1.1 200').length === 61);
    assert.ok(story.indexOf('visitor') < 40, `answered as number ${story.indexOf('visitor')}`);
    assert.equal(mostAtOnce, 2);
    assert.equal(story.length, 61);
    flood.write(ask('/healthz').repeat(3));
    await until(() => heard.split('{"ok":true}').length === 4);
    flood.destroy();
  });

  test('a connection on which too many wait is closed, and nothing of the rest is begun', async () => {
    story = [];
    const flood = await open();
    flood.write(ask('/slowly/flood').repeat(5000));
    await until(() => flood.destroyed);
    await until(() => atOnce === 0);
    assert.ok(story.length <= 2, String(story.length));
    assert.equal(await isAnswered('/healthz'), 200);
  });

  test('the connection that is idle for longest is closed', async () => {
    const sockets: Socket[] = [];
    for (let n = 0; n < 3 * most; n += 1) {
      sockets.push(await open());
      assert.equal(await isAnswered('/healthz'), 200);
    }
    await until(() => sockets.filter(({ destroyed }) => destroyed).length > 2 * most);
    assert.ok(sockets.slice(0, 2 * most).every(({ destroyed }) => destroyed));
    const [last] = sockets.slice(-1);
    last!.write(ask('/healthz'));
    await once(last!, 'data');
    for (const socket of sockets) {
      socket.destroy();
    }
  });

  test('where all are busy a new one is closed at once, and those that are there stay', async () => {
    const isFree = () => app.sockets.every(({ destroyed }) => destroyed);
    await until(isFree);
    const busy: Socket[] = [];
    for (let n = 0; n < most; n += 1) {
      const socket = await open();
      socket.write(ask('/never'));
      await until(() => endless === n + 1);
      busy.push(socket);
    }
    const late = await open();
    await until(() => late.destroyed);
    assert.match(lines.join(''), /all connections are taken/);
    await until(() => app.sockets.filter(({ destroyed }) => !destroyed).length === most);
    assert.ok(busy.every(({ destroyed }) => !destroyed));
    busy[0]!.destroy();
    await until(() => app.sockets.filter(({ destroyed }) => !destroyed).length < most);
    assert.equal(await isAnswered('/healthz'), 200);
    for (const socket of busy) {
      socket.destroy();
    }
  });

  test('connections that were all busy at once make room as soon as they are idle', async () => {
    await until(() => app.sockets.every(({ destroyed }) => destroyed));
    held = [];
    const sockets: Socket[] = [];
    for (let n = 0; n < most; n += 1) {
      const socket = await open();
      socket.write(ask('/held'));
      await until(() => held.length === n + 1);
      sockets.push(socket);
    }
    const answers = sockets.map((socket) => once(socket, 'data'));
    for (const answer of held) {
      answer('done');
    }
    await Promise.all(answers);
    assert.equal(await isAnswered('/healthz'), 200);
    await until(() => sockets.some(({ destroyed }) => destroyed));
    assert.equal(sockets.filter(({ destroyed }) => destroyed).length, 1);
    for (const socket of sockets) {
      socket.destroy();
    }
  });

  // Only Linux and Windows call by any address of 127.0.0.0/8.
  const skip = process.platform === 'darwin';
  test('one caller who keeps all of them busy makes room for another', { skip }, async () => {
    await until(() => app.sockets.every(({ destroyed }) => destroyed));
    endless = 0;
    const greedy: Socket[] = [];
    for (let n = 0; n < most; n += 1) {
      const socket = await open('127.0.0.2');
      socket.write(ask('/never'));
      await until(() => endless === n + 1);
      greedy.push(socket);
    }
    assert.equal(await isAnswered('/healthz'), 200);
    await until(() => greedy[0]!.destroyed);
    assert.equal(greedy.filter(({ destroyed }) => destroyed).length, 1);
    // Another client's idle connections are not closed while the greedy one has idle ones.
    const visitor = await open();
    for (const socket of greedy) {
      socket.destroy();
    }
    await until(() => app.sockets.filter(({ destroyed }) => !destroyed).length === 1);
    const idle: Socket[] = [];
    for (let n = 0; n < 2 * most; n += 1) {
      idle.push(await open('127.0.0.2'));
    }
    await until(() => idle[most]!.destroyed);
    assert.equal(visitor.destroyed, false);
    for (const socket of [visitor, ...idle]) {
      socket.destroy();
    }
  });

  test('the number of connections follows from the limit of open files', () => {
    assert.equal(mostConnections(undefined, 1024), 312);
    assert.equal(mostConnections(undefined, 256), 16);
    assert.equal(mostConnections(undefined, 1_048_576), 2000);
    assert.equal(mostConnections(500, 1024), 500);
    assert.throws(() => mostConnections(1024, 1024), /MAX_CONNECTIONS is 1024.+ulimit -n/);
  });
});
