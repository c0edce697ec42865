import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { deleteUnnamed } from '#server/features/programme/media/sweep-uploads.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { film, fileForm, picture } from '#server/testing/hero-files.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { composePages } from '../compose.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const url = '/api/affiliate/profile/picture';

describe('the photo or logo of a partner', async () => {
  const { app, staff } = await openOffice({ pages: composePages(fakeSite(() => '<p></p>')) });

  const uploads = () => {
    const folder = path.join(app.config.dataDir, 'uploads');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const makePartner = async () => {
    const { id } = await makeAffiliate(staff, { company: 'Sol Homes' });
    const cookie = await affiliateCookie(app.database, id);
    const send = async (bytes: Buffer) => {
      const form = await fileForm('picture', bytes, 'logo.png', 'image/png');
      const headers = { ...form.headers, cookie };
      return app.send({ method: 'PUT', url, payload: form.payload, headers });
    };
    const decide = async (how: 'approve' | 'decline') => {
      const { updatedAt } = (await staff.get(`/api/admin/affiliates/${id}`)).json();
      const decided = { reason: 'Looked at the picture', updatedAt };
      return await ok(staff.post(`/api/admin/affiliates/${id}/${how}`, decided));
    };
    const remove = () => app.remove(url, { cookie });
    const flyer = async (kind: 'flyer' | 'sign' = 'flyer') =>
      (await app.get(`/affiliate/flyer?kind=${kind}`, { cookie })).body;
    return { id, cookie, send, decide, remove, flyer };
  };

  test('is the whole picture, small, without what the camera wrote, and waits for a review', async () => {
    const rita = await makePartner();
    assert.doesNotMatch(await rita.flyer(), /<img class="picture"/);
    const own = await ok(rita.send(await picture('jpeg')));
    assert.deepEqual([own.isPictureReviewed, own.needsReview], [false, false]);
    const file = await app.get(own.picture);
    const { width, height, exif, format } = await sharp(file.rawPayload).metadata();
    assert.deepEqual([width, height, exif, format], [320, 200, undefined, 'webp']);
    const large = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const wide = (await rita.send(large)).json();
    const made = await sharp((await app.get(wide.picture)).rawPayload).metadata();
    assert.deepEqual([made.width, made.height], [600, 300]);
    assert.equal((await app.get(own.picture)).statusCode, 404, 'the former file is gone');
    assert.doesNotMatch(await rita.flyer(), /<img class="picture"/, 'nobody has looked at it');
    const { items } = (await staff.get('/api/admin/affiliates/reviews')).json();
    assert.deepEqual(fieldsOf(items, 'id', 'picture'), [[rita.id, wide.picture]]);
    await rita.decide('approve');
    for (const kind of ['flyer', 'sign'] as const) {
      assert.match(
        await rita.flyer(kind),
        new RegExp(`<img class="picture"[^>]* src="${wide.picture}"`),
      );
    }
    await rita.remove();
  });

  test('a new one is looked at anew, and can be removed', async () => {
    const rita = await makePartner();
    await rita.send(await picture('png'));
    await rita.decide('approve');
    assert.match(await rita.flyer(), /<img class="picture"/);
    const { picture: second } = (await rita.send(await picture('webp'))).json();
    assert.doesNotMatch(await rita.flyer(), /<img class="picture"/);
    await rita.decide('approve');
    assert.deepEqual(uploads(), [path.basename(second)]);
    const removed = (await rita.remove()).json();
    assert.deepEqual([removed.picture, removed.isPictureReviewed], [null, false]);
    assert.equal((await rita.remove()).statusCode, 200, 'twice is once');
    assert.deepEqual(uploads(), []);
    assert.equal((await app.get(second)).statusCode, 404);
    assert.doesNotMatch(await rita.flyer(), /<img class="picture"/);
  });

  test('is reviewed alone: company, license and account stay as they are', async () => {
    const rita = await makePartner();
    const read = async () => (await staff.get(`/api/admin/affiliates/${rita.id}`)).json();
    const { referralCode, licenseVerifiedAt } = await read();
    const shown = async () => (await app.get(`/api/affiliate/${referralCode}`)).json();
    const before = await shown();
    await rita.send(await picture('png'));
    assert.deepEqual(await shown(), before);
    const approved = await rita.decide('approve');
    assert.equal(approved.licenseVerifiedAt, licenseVerifiedAt, 'nobody has looked it up');
    const { picture: declined } = (await rita.send(await picture('webp'))).json();
    await rita.decide('decline');
    const { isActive, picture: left } = await read();
    assert.deepEqual([isActive, left], [true, null]);
    assert.equal(
      (await app.get('/api/affiliate/session', { cookie: rita.cookie })).statusCode,
      200,
    );
    assert.equal((await app.get(declined)).statusCode, 404);
    assert.deepEqual(uploads(), []);
  });

  test('is known by its bytes: no film, no text, nothing of it is kept', async () => {
    const rita = await makePartner();
    for (const [bytes, status] of [
      [film('mp4'), 415],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      [(await picture('jpeg')).subarray(0, 3000), 422],
      [Buffer.alloc(10 * 1024 * 1024 + 1), 413],
    ] as const) {
      const { statusCode } = await rita.send(bytes);
      assert.equal(statusCode, status);
    }
    assert.deepEqual(uploads(), []);
    const { needsReview } = (await staff.get(`/api/admin/affiliates/${rita.id}`)).json();
    assert.equal(needsReview, false);
  });

  test('the sweep spares it, and it goes with its partner', async () => {
    const rita = await makePartner();
    const { picture: address } = (await rita.send(await picture('gif'))).json();
    await app.database.query(`update upload_parts set stored_at = stored_at - interval '2 hours'`);
    await deleteUnnamed(app.database);
    assert.equal(await app.count('upload_parts'), 1);
    assert.equal((await app.get(address)).statusCode, 200);
    assert.equal((await staff.remove(`/api/admin/affiliates/${rita.id}`)).statusCode, 200);
    assert.equal(await app.count('upload_parts'), 0);
    assert.deepEqual(uploads(), []);
    assert.equal((await app.get(address)).statusCode, 404);
    const restored = await ok(staff.post(`/api/admin/affiliates/${rita.id}/restore`, {}));
    assert.equal(restored.picture, null);
  });

  test('is set by its partner alone', async () => {
    const form = await fileForm('picture', await picture('png'), 'a.png', 'image/png');
    const nobody = await app.send({ method: 'PUT', url, ...form });
    const colleague = await staff.send({ method: 'PUT', url, ...form });
    assert.deepEqual([nobody.statusCode, colleague.statusCode], [401, 401]);
  });
});
