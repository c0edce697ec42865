import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileForm, film, picture, sendHeroFile } from '#server/testing/hero-files.ts';
import { until } from '#server/testing/listening-app.ts';
import { throwAwayHome } from '#server/testing/throw-away-home.ts';
import { deleteUnnamed } from '../sweep-uploads.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

/** Two servers on one database, each with a disk of its own. */
async function twoServers(t: TestContext) {
  const first = await openApp();
  const dataDir = fs.mkdtempSync(path.join(throwAwayHome(), 'second-'));
  let server = await first.startBeside(dataDir);
  t.after(async () => {
    await server.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  const filesOf = (dir: string) => {
    const folder = path.join(dir, 'uploads');
    return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  };
  return {
    first,
    staff: await first.signIn(),
    second: {
      get: (address: string, headers = {}) => server.get(address, headers),
      folder: path.join(dataDir, 'uploads'),
      files: () => filesOf(dataDir),
      restart: async () => {
        await server.close();
        server = await first.startBeside(dataDir);
      },
    },
    files: () => filesOf(first.dataDir),
  };
}

test('what one server took, another one gives: whole, in parts, until it is deleted', async (t) => {
  const { first, staff, second, files } = await twoServers(t);
  // Of three parts, the last of which is not full.
  const sent = Buffer.concat([film('mp4'), Buffer.alloc(2_300_000 - film('mp4').length, 7)]);
  const media = (await sendHeroFile(staff, sent)).json();
  const { filePath, id } = media;
  assert.equal(await first.count('upload_parts'), 3);

  const ranges = [
    [0, 9],
    [1_048_570, 1_048_590],
    [2_299_990, 2_299_999],
  ] as const;
  const asked = await Promise.all([
    ...ranges.map(([from, to]) => second.get(filePath, { range: `bytes=${from}-${to}` })),
    second.get(filePath),
  ]);
  for (const [at, [from, to]] of ranges.entries()) {
    assert.equal(asked[at]!.statusCode, 206);
    assert.ok(asked[at]!.rawPayload.equals(sent.subarray(from, to + 1)), `from ${from}`);
  }
  const whole = asked.at(-1)!;
  assert.deepEqual([whole.statusCode, whole.headers['content-type']], [200, 'video/mp4']);
  assert.ok(whole.rawPayload.equals(sent));
  assert.deepEqual(second.files(), [media.fileName], 'one copy, and no rest of making it');
  const past = await second.get(filePath, { range: 'bytes=2300000-' });
  assert.equal(past.statusCode, 416);

  // With its copy it needs the database no more; without it, it copies again.
  fs.rmSync(path.join(second.folder, media.fileName));
  assert.ok((await second.get(filePath)).rawPayload.equals(sent));

  await ok(staff.remove(`/api/admin/hero-media/${id}`));
  assert.equal(await first.count('upload_parts'), 0);
  assert.deepEqual(files(), []);
  await until(() => second.files().length === 0);
  assert.equal((await second.get(filePath)).statusCode, 404);
  assert.deepEqual(second.files(), []);
});

test('pictures, posters and photos are everywhere, and gone everywhere once replaced', async (t) => {
  const { first, staff, second } = await twoServers(t);
  const still = (await sendHeroFile(staff, await picture('png'))).json();
  for (const address of [
    still.filePath,
    still.thumbnailPath,
    still.filePath.replace('-1280.webp', '-640.avif'),
  ]) {
    const [here, there] = [await first.get(address), await second.get(address)];
    assert.deepEqual([here.statusCode, there.statusCode], [200, 200], address);
    assert.ok(here.rawPayload.equals(there.rawPayload));
  }
  const sendPhoto = async () =>
    staff.send({
      method: 'PUT',
      url: '/api/admin/profile/photo',
      ...(await fileForm('photo', await picture('jpeg'), 'me.jpg', 'image/jpeg')),
    });
  const former = (await sendPhoto()).json().photo;
  assert.equal((await second.get(former)).statusCode, 200);
  const { photo } = (await sendPhoto()).json();
  assert.equal((await second.get(photo)).statusCode, 200);
  await until(async () => (await second.get(former)).statusCode === 404);
  const film0 = (await sendHeroFile(staff, film('webm'))).json();
  const setPoster = async () =>
    staff.send({
      method: 'PUT',
      url: `/api/admin/hero-media/${film0.id}/poster`,
      ...(await fileForm('poster', await picture('webp'), 'frame.webp', 'image/webp')),
    });
  const [one, two] = [(await setPoster()).json(), (await setPoster()).json()];
  assert.equal((await second.get(one.posterPath)).statusCode, 404);
  assert.equal((await second.get(two.posterPath)).statusCode, 200);
  // 5 of the picture, the photo, the film, 5 of its poster.
  const stored = await first.rows('select distinct name from upload_parts');
  assert.equal(stored.length, 12);
});

test('a start stores the files that only a disk has, and removes old copies', async (t) => {
  const { first, staff, second } = await twoServers(t);
  const media = (await sendHeroFile(staff, film('webm'))).json();
  await first.database.query('delete from upload_parts');
  fs.mkdirSync(second.folder, { recursive: true });
  fs.writeFileSync(path.join(second.folder, media.fileName), film('webm'));
  fs.writeFileSync(path.join(second.folder, `${'x'.repeat(24)}.mp4`), 'of nobody');
  await second.restart();
  assert.deepEqual(second.files(), [media.fileName]);
  fs.rmSync(path.join(first.dataDir, 'uploads'), { recursive: true });
  assert.ok((await first.get(media.filePath)).rawPayload.equals(film('webm')));
});

test('what a server left behind that never came back goes in the night', async (t) => {
  const { first, staff } = await twoServers(t);
  const media = (await sendHeroFile(staff, film('webm'))).json();
  const orphan = `${'o'.repeat(24)}.mp4`;
  const young = `${'y'.repeat(24)}.mp4`;
  for (const name of [orphan, young]) {
    await first.database.query(
      `insert into upload_parts (name, number, bytes) values ($1, 0, '\\x00')`,
      [name],
    );
  }
  await first.database.query(
    `update upload_parts set stored_at = now() - interval '2 hours' where name <> $1`,
    [young],
  );
  await deleteUnnamed(first.database);
  const names = await first.rows<{ name: string }>('select distinct name from upload_parts');
  assert.deepEqual(names.map(({ name }) => name).sort(), [media.fileName, young].sort());
});
