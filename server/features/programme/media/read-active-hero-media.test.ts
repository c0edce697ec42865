import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openApp } from '#server/testing/open-app.ts';

describe('hero media', async () => {
  const app = await openApp();

  const add = async (filePath: string): Promise<number> =>
    (
      await app.rows<{ id: number }>(
        `insert into hero_media (file_name, original_name, media_type, mime_type, file_size, file_path) values ('a.mp4', 'My film.mp4', 'video', 'video/mp4', 1, $1) returning id`,
        [filePath],
      )
    )[0]!.id;

  test('null without one, else five fields with a public address', async () => {
    assert.deepEqual((await app.get('/api/hero-media/active')).json(), null);
    const id = await add('/uploads/a.mp4');
    await app.database.query('update hero_media set is_active = true where id = $1', [id]);
    assert.deepEqual((await app.get('/api/hero-media/active')).json(), {
      id,
      mediaType: 'video',
      fileName: 'a.mp4',
      filePath: '/uploads/a.mp4',
      mimeType: 'video/mp4',
    });
    await app.database.query(`update hero_media set file_path = 'C:\\films\\a.mp4' where id = $1`, [
      id,
    ]);
    assert.deepEqual(
      (await app.get('/api/hero-media/active')).json(),
      null,
      "a place on a disk is nobody's business",
    );
    await app.database.query('delete from hero_media');
  });

  test('fifty activations at once leave exactly one active', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => add(`/uploads/${n}.mp4`)));
    const outcomes = await Promise.allSettled(
      ids.map((id) =>
        app.database.transaction(async (tx) => {
          await tx.query('update hero_media set is_active = false where is_active');
          await tx.query('update hero_media set is_active = true where id = $1', [id]);
        }),
      ),
    );
    assert.ok(outcomes.some(({ status }) => status === 'fulfilled'));
    assert.equal((await app.rows('select 1 from hero_media where is_active')).length, 1);
  });
});
