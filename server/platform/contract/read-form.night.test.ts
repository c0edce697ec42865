import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { after, test } from 'node:test';
import * as z from 'zod/mini';
import { route } from '#core/contract/route.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { closed, type ListeningApp, listeningApp, until } from '#server/testing/listening-app.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';

const maxBytes = 256 * 1024;
const upload = route({
  method: 'POST',
  path: '/api/pictures',
  access: 'staff',
  roles: everyStaff,
  summary: 'Takes a picture.',
  body: {
    kind: 'form',
    fields: z.object({ title: z.string('text.line').check(z.minLength(1, 'text.line')) }),
    file: { name: 'picture', maxBytes, contentTypes: ['image/png'] },
  },
  answer: z.object({ title: z.string(), fileName: z.string(), size: z.int() }),
  status: 201,
});

const boundary = 'cut-here';
const head =
  `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nSun\r\n` +
  `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n` +
  'content-type: image/png\r\n\r\n';

let failures: string[] = [];
let calls = 0;
const app: ListeningApp = await listeningApp((router) => {
  addRoute(router, upload, async (_context, { body: { fields, file } }) => {
    calls += 1;
    let size = 0;
    try {
      for await (const chunk of file.bytes) {
        size += (chunk as Buffer).length;
      }
    } catch (error) {
      failures.push((error as Error).message);
      throw error;
    }
    return { title: fields.title, fileName: file.fileName, size };
  });
  addRoute(router, { ...upload, path: '/api/unread' }, (_context, { body }) => ({
    title: body.fields.title,
    fileName: body.file.fileName,
    size: 0,
  }));
});
const { cookie } = await app.signIn();
after(() => app.dispose());

function form(size: number, { title = 'Sun', name = 'picture', type = 'image/png' } = {}) {
  const data = new FormData();
  data.append('title', title);
  data.append(name, new File([new Uint8Array(size)], '../sun.png', { type }));
  return data;
}

async function post(body: FormData | string, headers: Record<string, string> = { cookie }) {
  const response = await fetch(`${app.origin}/api/pictures`, { method: 'POST', body, headers });
  return { status: response.status, answer: await response.json() };
}

test('a form arrives: its fields checked, its file while it is sent', async () => {
  const size = maxBytes - 1;
  assert.deepEqual(await post(form(size)), {
    status: 201,
    answer: { title: 'Sun', fileName: 'sun.png', size },
  });
  assert.equal((await post(form(0))).status, 201);
});

test('what is not as the contract says is refused before the action', async () => {
  calls = 0;
  const empty = new FormData();
  empty.append('title', 'Sun');
  const field = (path: string) => ({
    status: 400,
    answer: {
      message: 'Please check the highlighted fields.',
      errors: [{ path, message: 'Please fill in this field' }],
    },
  });
  assert.deepEqual(await post(form(10, { title: '' })), field('title'));
  assert.deepEqual(await post(empty), field('picture'));
  const wrongFile = { status: 415, answer: { message: 'Files of this kind cannot be taken.' } };
  assert.deepEqual(await post(form(10, { type: 'text/html' })), wrongFile);
  assert.deepEqual(await post(form(10, { name: 'other' })), wrongFile);
  const wrongForm = { status: 415, answer: { message: 'Please send a form with a file.' } };
  const json = { cookie, 'content-type': 'application/json' };
  assert.deepEqual(await post('{"title":"Sun"}', json), wrongForm);
  assert.equal(calls, 0);
});

test('a form that breaks off is refused as one that cannot be read', async () => {
  const type = `multipart/form-data; boundary=${boundary}`;
  const unread = { status: 400, answer: { message: 'This request could not be read.' } };
  for (const [what, contentType, body] of [
    ['no closing boundary', type, `${head}half a picture`],
    ['no boundary in the type', 'multipart/form-data; charset=utf-8', `${head}x`],
    ['half a head of a part', type, head.slice(0, 60)],
    ['a head without its end', type, head.slice(0, -2)],
    ['another boundary', `${type}x`, `${head}x\r\n--${boundary}--\r\n`],
    ['letters', type, 'letters'],
  ] as const) {
    const answer = await post(body, { cookie, 'content-type': contentType });
    assert.deepEqual(answer, unread, what);
  }
});

test('other routes take no forms', async () => {
  const response = await fetch(`${app.origin}/api/admin/affiliates`, {
    method: 'POST',
    body: form(10),
    headers: { cookie },
  });
  assert.equal(response.status, 415);
  assert.deepEqual(await response.json(), { message: 'Please send JSON.' });
});

test('a file one byte too long is refused', async () => {
  assert.equal((await post(form(maxBytes))).status, 201);
  const { status, answer } = await post(form(maxBytes + 1));
  assert.deepEqual([status, answer], [413, { message: 'This request is too large.' }]);
});

/** Sends a gigabyte as fast as the server reads it; returns the answer, and how much was read. */
async function sendGigabyte(path: string, headers: Record<string, string>) {
  const known = app.sockets.length;
  const sending = request(`${app.origin}${path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
  sending.on('error', () => {});
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  const chunk = Buffer.alloc(16 * 1024);
  let left = 1_000_000_000;
  const pump = () => {
    while (left > 0 && !sending.destroyed) {
      left -= chunk.length;
      if (!sending.write(chunk)) {
        return;
      }
    }
  };
  sending.on('drain', pump);
  sending.write(head);
  pump();
  const [{ statusCode }] = await answered;
  const socket = app.sockets[known]!;
  await closed(socket);
  sending.destroy();
  return { statusCode, bytesRead: socket.bytesRead };
}

test('a gigabyte is cut before a megabyte of it is read, announced or not, known caller or not', async (t) => {
  const announced = { 'content-length': '1000000000' };
  const chunked = { 'transfer-encoding': 'chunked' };
  for (const [what, path, headers, status] of [
    ['announced', '/api/pictures', { cookie, ...announced }, 413],
    ['not announced', '/api/pictures', { cookie, ...chunked }, 413],
    ['without a session', '/api/pictures', chunked, 401],
    ['of an action that does not read it', '/api/unread', { cookie, ...chunked }, 201],
  ] as const) {
    const { statusCode, bytesRead } = await sendGigabyte(path, headers);
    t.diagnostic(`${what}: ${statusCode} after ${Math.ceil(bytesRead / 1024)} KiB`);
    assert.equal(statusCode, status, what);
    assert.ok(bytesRead < 1_000_000, `${what}: ${bytesRead} bytes`);
  }
});

test('who hangs up in the middle ends the action', async () => {
  failures = [];
  const sending = request(`${app.origin}/api/pictures`, {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  sending.on('error', () => {});
  calls = 0;
  sending.write(head);
  sending.write(Buffer.alloc(50_000));
  await until(() => calls === 1);
  sending.destroy();
  await until(() => failures.length === 1);
});
