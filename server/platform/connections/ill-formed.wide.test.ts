import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import * as z from 'zod/mini';
import { route } from '#core/contract/route.ts';
import { type ListeningApp, listeningApp, until } from '#server/testing/listening-app.ts';
import { addRoute } from '../contract-routes.ts';
import type { UploadedFile } from '../contract/read-form.ts';

const json = 'content-type: application/json\r\n';
const unreadable = 'This request could not be read.';
const tooLarge = 'This request is too large.';
const health = 'GET /healthz HTTP/1.1\r\n';
const lead = `POST /api/leads HTTP/1.1\r\nhost: a\r\n${json}`;

const upload = route({
  method: 'POST',
  path: '/api/pictures',
  access: 'public',
  summary: 'Takes a picture.',
  body: {
    kind: 'form',
    fields: z.object({}),
    file: { name: 'picture', maxBytes: 100_000, contentTypes: ['image/png'] },
  },
  answer: z.object({ size: z.int() }),
});

async function takePicture(_context: unknown, { body }: { body: { file: UploadedFile } }) {
  let size = 0;
  for await (const chunk of body.file.bytes) {
    size += (chunk as Buffer).length;
  }
  return { size };
}

describe('what is not HTTP as it should be', async () => {
  let lines: string[] = [];
  const app: ListeningApp = await listeningApp((router) => addRoute(router, upload, takePicture), {
    config: { logLevel: 'info' },
    logStream: { write: (line) => void lines.push(line) },
  });
  after(() => app.dispose());

  const open = async (text: string) => {
    const socket: Socket = connect({ port: app.port, host: '127.0.0.1', allowHalfOpen: true });
    const said = { socket, heard: '', isOver: false };
    socket.on('data', (chunk) => {
      said.heard += chunk;
    });
    socket.on('error', () => {});
    socket.on('end', () => {
      said.isOver = true;
    });
    await once(socket, 'connect');
    socket.write(text);
    return said;
  };
  const isAnswered = (heard: string): boolean => {
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    const length = /content-length: (\d+)/.exec(head)?.[1];
    return length !== undefined && body.length >= Number(length);
  };

  test('is answered like every refusal: status, sentence, headers', async () => {
    for (const [text, status, message] of [
      ['what?\r\n\r\n', 400, unreadable],
      [`${health}\r\n`, 400, unreadable],
      [`${health}host: a\r\nhost: b\r\n\r\n`, 400, unreadable],
      [`${health}host: a\r\nHost: a\r\n\r\n`, 400, unreadable],
      [`${health}host:\r\n\r\n`, 400, unreadable],
      [`${health}host: a/b\r\n\r\n`, 400, unreadable],
      [`${health}host: a, b\r\n\r\n`, 400, unreadable],
      [
        `${health}host: a\r\nexpect: x\r\n\r\n`,
        417,
        'This server does nothing of what was expected of it.',
      ],
      ['CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n', 400, unreadable],
      ['GET a:80 HTTP/1.1\r\nhost: a\r\n\r\n', 400, unreadable],
      ['FROB /healthz HTTP/1.1\r\nhost: a\r\n\r\n', 400, unreadable],
      ['GET /healthz HTTP/9.9\r\nhost: a\r\n\r\n', 400, unreadable],
      ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, unreadable],
      ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, unreadable],
      [`${health}host: a\r\nx: a\r\n b\r\n\r\n`, 400, unreadable],
      [`${health}host: a\r\nx: a\x01b\r\n\r\n`, 400, unreadable],
      [`${health}host: a\r\nx y: a\r\n\r\n`, 400, unreadable],
      [`${health}host: a\r\nx : a\r\n\r\n`, 400, unreadable],
      [`${lead}content-length: x\r\n\r\n`, 400, unreadable],
      [`${lead}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400, unreadable],
      [`${lead}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400, unreadable],
      [`${lead}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400, unreadable],
      [`${lead}transfer-encoding: gzip\r\n\r\n`, 400, unreadable],
      [`${health}host: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, tooLarge],
      [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, tooLarge],
    ] as const) {
      const said = await open(text);
      const name = text.slice(0, 60);
      await until(() => isAnswered(said.heard) || said.isOver);
      const [head = '', body = ''] = said.heard.split('\r\n\r\n');
      assert.match(head, new RegExp(`^HTTP/1.1 ${status} `), name);
      assert.deepEqual(JSON.parse(body), { message }, name);
      for (const header of [
        'x-content-type-options: nosniff',
        "content-security-policy: default-src 'none'",
        'cross-origin-resource-policy: same-origin',
        'content-type: application/json',
        `content-length: ${body.length}\r\n`,
      ]) {
        assert.ok(head.includes(header), `${name}: ${header}`);
      }
      said.socket.destroy();
    }
  });

  test('what HTTP allows is served: no host before 1.1, an address with its host, an offer to change the protocol', async () => {
    for (const text of [
      'GET /healthz HTTP/1.0\r\n\r\n',
      'GET http://a/healthz HTTP/1.1\r\nhost: a\r\n\r\n',
      `${health}host: [::1]:3000\r\n\r\n`,
      `${health}host: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
      `${health}host: a\r\nexpect: 100-continue\r\n\r\n`,
    ]) {
      const said = await open(text);
      await until(() => said.heard.includes('{"ok":true}') || said.isOver);
      assert.match(said.heard, /HTTP\/1.1 200 OK\r\n/, text);
      said.socket.destroy();
    }
  });

  test('an answer given before the whole body has come ends the connection, and arrives', async () => {
    const half = '5\r\nabcde\r\n';
    const chunked = 'transfer-encoding: chunked\r\n\r\n';
    const post = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\n`;
    for (const [text, status] of [
      [
        `${post('/api/track-interaction', 'application/json')}${chunked}4000\r\n${'x'.repeat(16_384)}\r\n`,
        413,
      ],
      [`${post('/api/leads', 'text/plain')}${chunked}${half}`, 415],
      [`${post('/api/leads', 'application/json')}content-encoding: gzip\r\n${chunked}${half}`, 415],
      [`${post('/api/admin/affiliates', 'application/json')}${chunked}${half}`, 401],
      [`${post('/api/leads', 'text/plain')}content-length: 60000\r\n\r\nabc`, 415],
      [`${post('/api/leads', 'application/json')}content-length: 1000000000\r\n\r\n`, 413],
    ] as const) {
      const said = await open(text);
      // Sends on, as a client does that looks for its answer only when it has sent everything.
      const sending = setInterval(() => said.socket.write(half), 5);
      await until(() => said.isOver);
      clearInterval(sending);
      assert.match(said.heard, new RegExp(`^HTTP/1.1 ${status} `));
      assert.match(said.heard, /connection: close/i);
      assert.ok(isAnswered(said.heard));
      said.socket.destroy();
    }
    const kept = await open(`${post('/api/leads', 'text/plain')}content-length: 3\r\n\r\nabc`);
    await until(() => isAnswered(kept.heard));
    assert.match(kept.heard, /^HTTP\/1.1 415 [^]*connection: keep-alive/i);
    kept.socket.destroy();
  });

  test('a client that disconnects in the middle of a body is one ordinary log line', async () => {
    const form = 'content-type: multipart/form-data; boundary=b\r\n';
    const part =
      '--b\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG';
    for (const text of [
      `${lead}content-length: 1000\r\n\r\n{"firstName`,
      `${lead}transfer-encoding: chunked\r\n\r\n5\r\n{"fir\r\n`,
      `POST /api/pictures HTTP/1.1\r\nhost: a\r\n${form}content-length: 9000\r\n\r\n${part}`,
    ]) {
      lines = [];
      const before = app.sockets.length;
      const { socket } = await open(text);
      await until(
        () => app.sockets.length > before && app.sockets.at(-1)!.bytesRead >= text.length,
      );
      socket.destroy();
      await until(() => lines.length > 0);
      await until(() => app.sockets.at(-1)!.destroyed);
      await new Promise(setImmediate);
      const written = lines.map((line) => JSON.parse(line));
      assert.deepEqual(
        written.map(({ level, res, msg }) => [level, res?.status, msg]),
        [[30, 499, 'request completed']],
        lines.join(''),
      );
    }
  });
});
