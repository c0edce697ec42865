import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { film, fileForm, picture } from '#server/testing/hero-files.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('the photo of a member of staff', async () => {
  const { app, staff } = await openOffice();

  const url = '/api/admin/profile/photo';
  const send = async (bytes: Buffer) =>
    staff.send({ method: 'PUT', url, ...(await fileForm('photo', bytes, 'me.jpg', 'image/jpeg')) });
  const uploads = () => {
    const folder = path.join(app.config.dataDir, 'uploads');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const photoOf = async () => (await staff.get('/api/admin/profile')).json().photo;

  test('is a small square without what the camera wrote, seen by colleagues', async () => {
    const { photo } = await ok(send(await picture('jpeg')));
    const file = await app.get(photo);
    assert.equal(file.headers['content-type'], 'image/webp');
    const { width, height, exif } = await sharp(file.rawPayload).metadata();
    assert.deepEqual([width, height, exif], [256, 256, undefined]);
    const { items } = (await staff.get('/api/admin/staff/names')).json();
    assert.deepEqual(fieldsOf(items, 'photo'), [photo]);
  });

  test('a new one takes the place and the file of the former, and it can be removed', async () => {
    const former = await photoOf();
    const { photo } = (await send(await picture('png'))).json();
    assert.notEqual(photo, former);
    assert.deepEqual(uploads(), [path.basename(photo)]);
    assert.equal((await staff.remove(url)).json().photo, null);
    assert.equal((await staff.remove(url)).statusCode, 200, 'twice is once');
    assert.deepEqual(uploads(), []);
    assert.equal((await app.get(photo)).statusCode, 404);
  });

  test('is known by its bytes: no film, no text, nothing of it is kept', async () => {
    for (const [bytes, status] of [
      [film('mp4'), 415],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      [(await picture('jpeg')).subarray(0, 3000), 422],
      [Buffer.alloc(0), 400],
    ] as const) {
      assert.equal((await send(bytes)).statusCode, status);
    }
    assert.equal(await photoOf(), null);
    assert.deepEqual(uploads(), []);
  });
});
