import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { film, hugePicture, oggFilm, picture, sendHeroFile } from '#server/testing/hero-files.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
beforeEach(async () => {
  await app.database.query('delete from hero_media');
  fs.rmSync(folder(), { recursive: true, force: true });
});

const folder = () => path.join(app.config.dataDir, 'uploads');
const files = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()).sort() : []);

test('a picture is made anew, in two sizes and kinds, and nothing else of it is kept', async () => {
  const bytes = await sharp(await picture('jpeg'))
    .resize(2000, 1000)
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer();
  const media = await ok(sendHeroFile(staff, bytes, { name: '../../Été\u202e<b>.exe' }), 201);
  const base = media.fileName.slice(0, 24);
  assert.deepEqual(
    files(),
    ['-1280.avif', '-1280.webp', '-640.avif', '-640.webp', '-thumbnail.webp'].map(
      (end) => base + end,
    ),
  );
  const { id, createdAt, ...rest } = media;
  assert.deepEqual(rest, {
    fileName: `${base}-1280.webp`,
    originalName: 'Été<b>.exe',
    mediaType: 'image',
    mimeType: 'image/webp',
    fileSize: bytes.length,
    filePath: `/uploads/${base}-1280.webp`,
    thumbnailPath: `/uploads/${base}-thumbnail.webp`,
    posterPath: `/uploads/${base}-1280.webp`,
    width: 2000,
    height: 1000,
    isActive: false,
    uploadedBy: 1,
  });
  const sizes = await Promise.all(
    files().map(async (name) => {
      const kept = fs.readFileSync(path.join(folder(), name));
      assert.ok(!kept.includes('SECRET'), name);
      const { width, height, exif } = await sharp(kept).metadata();
      assert.equal(exif, undefined);
      return `${width}x${height}`;
    }),
  );
  assert.deepEqual(sizes, ['1280x640', '1280x640', '640x320', '640x320', '480x300']);
  const [row] = await app.rows<{ action: string; after: object }>(
    `select action, after from audit_log where entity = 'hero_media' and entity_id = $1`,
    [id],
  );
  assert.equal(row!.action, 'hero_media.upload');
  const list = (await staff.get('/api/admin/hero-media')).json();
  assert.deepEqual([list.total, list.items], [1, [media]]);
  assert.equal((await staff.get('/api/admin/hero-media?q=%25')).json().total, 0);
});

test('every kind is known by its bytes, whatever it is called', async () => {
  const mp4 = film('mp4');
  const webm = film('webm');
  const kinds: [string, Buffer][] = [
    ['image/webp', await picture('png')],
    ['image/webp', await picture('gif')],
    ['image/webp', await picture('webp')],
    ['image/webp', await picture('avif')],
    ['video/mp4', mp4],
    ['video/webm', webm],
    ['video/ogg', oggFilm()],
  ];
  for (const [mimeType, bytes] of kinds) {
    const media = await ok(
      sendHeroFile(staff, bytes, { name: 'page.html', type: 'text/html' }),
      201,
    );
    assert.deepEqual([media.mimeType, media.originalName], [mimeType, 'page.html']);
    const sent = await app.get(media.filePath);
    assert.deepEqual([sent.statusCode, sent.headers['content-type']], [200, mimeType]);
    if (mimeType.startsWith('video/')) {
      assert.ok(sent.rawPayload.equals(bytes));
      assert.deepEqual([media.posterPath, media.thumbnailPath], [null, null]);
    }
  }
  assert.equal(await app.count('hero_media'), kinds.length);
  assert.ok(files().every((name) => !name.endsWith('.pending')));
});

test('what is wrong is refused with a sentence and leaves neither file nor row', async () => {
  const mp4 = film('mp4');
  const webm = film('webm');
  const jpeg = await picture('jpeg');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const hevc = Buffer.from(mp4.toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1');
  const refused: [string, number, RegExp, Buffer][] = [
    ['a film that few browsers play', 415, /encoded as hevc/, hevc],
    ['nothing', 400, /^File size must be positive$/, Buffer.alloc(0)],
    ['SVG', 415, /not an image or video/, Buffer.from(svg)],
    ['SVG with a head', 415, /not an image or video/, Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', 415, /not an image or video/, Buffer.from('<!doctype html><script>1</script>')],
    ['a GIF that is a script', 422, /damaged/, Buffer.from('GIF89a/*<script>*/=1;//')],
    ['a program', 415, /not an image or video/, Buffer.from('MZ\u0090\u0000'.repeat(2000))],
    ['a PDF', 415, /not an image or video/, Buffer.from('%PDF-1.7 '.repeat(2000))],
    ['a TIFF', 415, /not an image or video/, await sharp(jpeg).tiff().toBuffer()],
    ['a pixel bomb', 422, /too many pixels/, await hugePicture(60_000, 60_000)],
    ['a little too wide', 422, /too many pixels/, await hugePicture(10_000, 5_001)],
    ['more pixels than it has', 422, /damaged/, await hugePicture(5_000, 5_000)],
    ['half a picture', 422, /damaged/, jpeg.subarray(0, jpeg.length / 2)],
    ['the head of a picture', 422, /damaged/, jpeg.subarray(0, 300)],
    ['half an MP4', 422, /damaged/, mp4.subarray(0, mp4.length / 2)],
    ['all but the end of an MP4', 422, /damaged/, mp4.subarray(0, -2000)],
    ['the head of an MP4', 422, /damaged/, mp4.subarray(0, 100)],
    ['half a WebM', 422, /damaged/, webm.subarray(0, webm.length / 2)],
    ['noise in a WebM', 422, /damaged/, Buffer.concat([webm.subarray(0, 300), jpeg])],
    ['half an Ogg', 422, /damaged/, oggFilm().subarray(0, 150)],
    ['an Ogg without its end', 422, /damaged/, oggFilm().subarray(0, 140)],
  ];
  for (const [what, status, sentence, bytes] of refused) {
    const answer = await sendHeroFile(staff, bytes, { name: 'a.jpg', type: 'image/jpeg' });
    assert.equal(answer.statusCode, status, `${what}: ${answer.body}`);
    assert.match(answer.json().message, sentence, what);
    assert.deepEqual(files(), [], what);
  }
  assert.equal(await app.count('hero_media'), 0);
});

test('three at once are all kept', async () => {
  const bytes = await picture('png');
  const answers = await Promise.all(Array.from({ length: 3 }, () => sendHeroFile(staff, bytes)));
  assert.deepEqual(
    fieldsOf(answers, 'statusCode'),
    Array.from({ length: 3 }, () => 201),
  );
  assert.equal(files().length, 15);
});

test('a row that cannot be stored takes its files with it', async () => {
  await app.database.query('alter table hero_media add constraint never check (file_size < 0)');
  const answer = await sendHeroFile(staff, await picture('png'));
  assert.ok(answer.statusCode >= 400, answer.body);
  assert.deepEqual(files(), []);
  await app.database.query('alter table hero_media drop constraint never');
});
