import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import type { SiteHeroMedia } from '#core/contract/site.ts';
import { fileForm, film, oggFilm, picture, sendHeroFile } from '#server/testing/hero-files.ts';
import { keepHeroMedia } from './keep-hero-media.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
beforeEach(async () => {
  await app.database.query('delete from hero_media');
  await app.database.query('delete from upload_parts');
  fs.rmSync(folder(), { recursive: true, force: true });
});

const folder = () => path.join(app.config.dataDir, 'uploads');
const files = () => fs.readdirSync(folder()).sort();
const send = async (bytes: Buffer) => (await sendHeroFile(staff, bytes)).json();
const change = (method: 'PUT' | 'DELETE', id: number, action = '') =>
  staff.send({ method, url: `/api/admin/hero-media/${id}${action}` });
const activate = (id: number) => change('PUT', id, '/activate');
const active = async () => (await app.get('/api/hero-media/active')).json()?.id ?? null;
const audited = async () =>
  (
    await app.rows<{ action: string }>(
      `select action from audit_log where entity = 'hero_media' order by id desc limit 1`,
    )
  )[0]!.action;
const shown = (): Promise<SiteHeroMedia | null> => {
  const { database: db, app: server } = app;
  return keepHeroMedia({ db, hasFile: server.hasFile }).read();
};
const setPoster = async (id: number, bytes: Buffer) =>
  staff.send({
    method: 'PUT',
    url: `/api/admin/hero-media/${id}/poster`,
    ...(await fileForm('poster', bytes, 'frame.webp', 'image/webp')),
  });

test('one at a time is active, and when that is deleted the product shows its own film', async () => {
  const [first, second] = [await send(oggFilm()), await send(film('webm'))];
  const done = await activate(first.id);
  assert.deepEqual([done.statusCode, done.json().isActive], [200, true]);
  assert.equal(await active(), first.id);
  assert.equal(await audited(), 'hero_media.activate');
  const again = await activate(first.id);
  assert.deepEqual(
    [again.statusCode, again.json().message],
    [409, 'This is already shown on the landing page.'],
  );
  await activate(second.id);
  assert.equal(await active(), second.id);
  assert.equal((await shown())?.filePath, second.filePath);

  const removed = await change('DELETE', second.id);
  assert.deepEqual([removed.statusCode, removed.json()], [200, { ok: true }]);
  assert.deepEqual([await active(), await shown()], [null, null]);
  assert.equal(await audited(), 'hero_media.delete');
  assert.deepEqual(files(), [first.fileName]);
  assert.equal((await app.get(second.filePath)).statusCode, 404);
  for (const call of [change('DELETE', second.id), activate(second.id)]) {
    const { statusCode, body } = await call;
    assert.deepEqual(
      [statusCode, body],
      [404, '{"message":"There is no hero media with this number."}'],
    );
  }
});

test('twenty activations and deletions at once leave no second one active and no file too many', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => send(oggFilm())));
  const [gone, ...kept] = made;
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => kept.map(({ id }) => activate(id))).flat(),
    activate(gone.id),
    change('DELETE', gone.id),
    change('DELETE', gone.id),
  ]);
  assert.ok(answers.every(({ statusCode }) => [200, 404, 409].includes(statusCode)));
  assert.ok((await app.rows('select 1 from hero_media where is_active')).length <= 1);
  assert.deepEqual(files(), kept.map(({ fileName }) => fileName).sort());
});

test('a film whose file has gone is not activated, and one shown gives way', async () => {
  const media = await send(oggFilm());
  await activate(media.id);
  fs.rmSync(path.join(folder(), media.fileName));
  await app.database.query('delete from upload_parts');
  assert.equal(await shown(), null);
  await app.database.query('update hero_media set is_active = false');
  const answer = await activate(media.id);
  assert.equal(answer.statusCode, 409);
  assert.match(answer.json().message, /no longer on the server/);
});

test('a film gets a poster, a new one takes the place of the former', async () => {
  const media = await send(film('webm'));
  await activate(media.id);
  assert.equal((await shown())?.picture, null);
  for (const bytes of [await picture('webp'), await picture('jpeg')]) {
    const answer = await ok(setPoster(media.id, bytes));
    const { posterPath, thumbnailPath } = answer;
    const { avif, webp } = (await shown())!.picture!;
    assert.equal(webp[1280], posterPath);
    for (const address of [thumbnailPath, webp[640], avif[640]!, avif[1280]!]) {
      assert.equal((await app.get(address)).statusCode, 200, address);
    }
    assert.equal(files().length, 6);
  }
  assert.equal(await audited(), 'hero_media.poster');
  const before = files();
  assert.equal((await setPoster(media.id, film('webm'))).statusCode, 415);
  assert.equal((await setPoster(media.id, Buffer.from('<svg/>'))).statusCode, 415);
  assert.equal((await setPoster(999, await picture('webp'))).statusCode, 404);
  const still = await send(await picture('png'));
  assert.equal((await setPoster(still.id, await picture('webp'))).statusCode, 400);
  await change('DELETE', still.id);
  assert.deepEqual(files(), before);
  await change('DELETE', media.id);
  assert.deepEqual(files(), []);
});

test('a file is sent in parts, kept for ever, and never as a page', async () => {
  const { filePath } = await send(film('mp4'));
  const whole = await app.get(filePath, { accept: 'text/html' });
  assert.deepEqual(
    [
      whole.statusCode,
      whole.headers['content-type'],
      whole.headers['cache-control'],
      whole.headers['x-content-type-options'],
      whole.headers['content-security-policy'],
      whole.headers['cross-origin-resource-policy'],
    ],
    [
      200,
      'video/mp4',
      'public, max-age=31536000, immutable',
      'nosniff',
      "default-src 'none'; sandbox; frame-ancestors 'none'",
      'same-origin',
    ],
  );
  const part = await app.get(filePath, { range: 'bytes=100-199' });
  assert.deepEqual([part.statusCode, part.rawPayload.length], [206, 100]);
  assert.ok(part.rawPayload.equals(whole.rawPayload.subarray(100, 200)));
  assert.equal((await app.get(filePath, { range: 'bytes=99999999-' })).statusCode, 416);
  const etag = String(whole.headers.etag);
  assert.equal((await app.get(filePath, { 'if-none-match': etag })).statusCode, 304);
  const head = await app.send({ method: 'HEAD', url: filePath });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
  fs.writeFileSync(path.join(folder(), 'page.html'), 'mine');
  for (const name of [
    'page.html',
    '..%2fdatabase.lock',
    '%2e%2e/%2e%2e/etc/passwd',
    '%00',
    filePath.slice(9).replace('.mp4', '.html'),
    filePath.slice(9).toUpperCase(),
    '',
  ]) {
    const answer = await app.get(`/uploads/${name}`);
    assert.ok([400, 404].includes(answer.statusCode), `${name}: ${answer.statusCode}`);
    assert.doesNotMatch(String(answer.headers['cache-control']), /public/);
  }
});

test('the sweep removes what no row names, and nothing that is not of ours', async () => {
  const media = await send(oggFilm());
  const orphan = 'x'.repeat(24);
  const stranger = 'y'.repeat(24);
  const base = media.fileName.slice(0, 24);
  for (const name of [`${orphan}.mp4`, `${orphan}-640.avif`, `${stranger}.mp4`, 'notes.txt']) {
    fs.writeFileSync(path.join(folder(), name), 'left');
  }
  for (const name of [orphan, base, 'z'.repeat(24)]) {
    fs.mkdirSync(path.join(folder(), `${name}.pending`));
    fs.writeFileSync(path.join(folder(), `${name}.pending`, 'sent'), 'half');
  }
  const services = { db: app.database, config: app.config };
  const marks = () => files().filter((name) => name.endsWith('.pending'));
  await sweepUploads(services);
  assert.equal(marks().length, 3, 'what is young may be under way');
  await sweepUploads(services, 0);
  assert.deepEqual(files(), [media.fileName, 'notes.txt'].sort());
  await sweepUploads({ ...services, config: { ...app.config, dataDir: '/nowhere' } });
});
