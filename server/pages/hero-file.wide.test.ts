import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshApp } from '#server/testing/app.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { composePages } from './compose.ts';

const site = fakeSite(
  ({ heroMedia }) =>
    `<!doctype html><html><title>${heroMedia?.filePath ?? 'our own film'}</title></html>`,
);

describe("the hero's file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hero-'));
  writeFileSync(path.join(folder, 'a film.mp4'), 'film');
  const app = await freshApp({ pages: composePages(site), folders: { '/media': folder } });
  after(async () => {
    await app.dispose();
    rmSync(folder, { recursive: true });
  });

  /**
   * The file that the page shows with this record. On a slow machine the page waits two seconds for
   * new content and shows the earlier one until then.
   */
  const shown = async (filePath: string, expected: string): Promise<string | undefined> => {
    await app.database.query('delete from hero_media');
    await app.database.query(
      `insert into hero_media (file_name, original_name, media_type, mime_type, file_size, file_path, is_active)
       values ('a.mp4', 'a.mp4', 'video', 'video/mp4', 1, $1, true)`,
      [filePath],
    );
    app.database.changes.invalidate('hero-media');
    let title;
    for (let tries = 0; tries < 100 && title !== expected; tries++) {
      await sleep(tries === 0 ? 0 : 100);
      title = /<title>(.*?)</.exec((await app.get('/')).body)?.[1];
    }
    return title;
  };

  test('a record whose file is there is shown, and one whose file is missing gives way to our own', async () => {
    for (const there of ['/media/a%20film.mp4', 'https://films.example/a.mp4']) {
      assert.equal(await shown(there, there), there);
    }
    for (const missing of [
      '/media/b.mp4',
      '/media/',
      '/media/%ZZ',
      '/media/../package.json',
      '/media/%2e%2e/%2e%2e/etc/passwd',
      '/uploads/a.mp4',
      '/nothing.mp4',
    ]) {
      const before = 'https://films.example/a.mp4';
      assert.equal(await shown(before, before), before);
      assert.equal(await shown(missing, 'our own film'), 'our own film', missing);
    }
  });
});
