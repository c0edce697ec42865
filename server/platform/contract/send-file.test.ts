import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import * as z from 'zod/mini';
import { route } from '#core/contract/route.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { type ListeningApp, listeningApp, until } from '#server/testing/listening-app.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'send-file-'));
const film = path.join(folder, 'a film & more.mp4');
const large = path.join(folder, 'large.mp4');
const content = '0123456789'.repeat(10);

fs.writeFileSync(film, content);
fs.writeFileSync(large, '');
fs.truncateSync(large, 1_000_000_000);
const readFilm = route({
  method: 'GET',
  path: '/api/films/:name',
  access: 'public',
  summary: 'A film.',
  params: z.object({ name: z.enum(['film', 'large', 'gone', 'folder', 'picture']) }),
  answer: { kind: 'file', contentTypes: ['video/mp4'] },
});
const files = { film, large, gone: path.join(folder, 'gone.mp4'), folder, picture: film };
const app: ListeningApp = await listeningApp((router) => {
  addRoute(router, readFilm, (_context, { params: { name } }) => ({
    path: files[name],
    contentType: name === 'picture' ? 'image/png' : 'video/mp4',
    ...(name === 'film' && { fileName: 'Our film.mp4' }),
  }));
});
after(async () => {
  await app.dispose();
  fs.rmSync(folder, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.origin}/api/films/${name}`, { headers, method });

test('a file is sent whole, under its type and the name to save it by', async () => {
  const response = await ask('film');
  assert.equal(response.status, 200);
  assert.equal(await response.text(), content);
  const { headers } = response;
  assert.equal(headers.get('content-type'), 'video/mp4');
  assert.equal(headers.get('content-length'), '100');
  assert.equal(headers.get('accept-ranges'), 'bytes');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.equal(headers.get('content-disposition'), 'attachment; filename="Our film.mp4"');
});

test('a part is sent alone', async () => {
  for (const [range, part, contentRange] of [
    ['bytes=10-14', '01234', 'bytes 10-14/100'],
    ['bytes=95-', '56789', 'bytes 95-99/100'],
    ['bytes=-3', '789', 'bytes 97-99/100'],
  ] as const) {
    const response = await ask('film', { range });
    assert.equal(response.status, 206, range);
    assert.equal(await response.text(), part);
    assert.equal(response.headers.get('content-range'), contentRange);
  }
});

test('a part that there is not is refused, in our words', async () => {
  const response = await ask('film', { range: 'bytes=100-' });
  assert.equal(response.status, 416);
  assert.equal(response.headers.get('content-range'), 'bytes */100');
  assert.deepEqual(await response.json(), { message: 'This file has no such part.' });
});

test('a part of what has changed is answered by the whole; what is known is not sent again', async () => {
  const etag = (await ask('film')).headers.get('etag')!;
  const range = 'bytes=0-4';
  assert.equal((await ask('film', { range, 'if-range': etag })).status, 206);
  assert.equal((await ask('film', { range, 'if-range': '"other"' })).status, 200);
  // fetch would add `no-cache` by itself, which requests the whole file.
  const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  assert.equal((await ask('film', known)).status, 304);
  assert.equal((await ask('film', { 'if-match': '"other"' })).status, 412);
});

test('what is gone, a folder and a name that is none are not there', async () => {
  assert.equal((await ask('gone')).status, 404);
  assert.equal((await ask('folder')).status, 404);
  assert.equal((await ask('..%2f..%2fetc%2fpasswd')).status, 400);
  assert.deepEqual(await (await ask('gone')).json(), {
    message: 'There is nothing at this address.',
  });
});

test('the head of a file tells its size', async () => {
  const response = await ask('large', {}, 'HEAD');
  assert.equal(response.headers.get('content-length'), '1000000000');
});

test('a type that the contract does not name is our own error', async () => {
  assert.equal((await ask('picture')).status, 500);
});

const openFiles = () =>
  fs.readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [fs.readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });

test(
  'a file is let go when the caller hangs up in the middle',
  { skip: process.platform !== 'linux' },
  async () => {
    const asking = get(`${app.origin}/api/films/large`, { agent: false });
    asking.on('error', () => {});
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    assert.ok(openFiles().includes(large));
    response.destroy();
    await until(() => !openFiles().includes(large));
  },
);
