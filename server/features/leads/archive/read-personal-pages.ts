import type { Queryable } from '#server/db/queryable.ts';
import { readPage } from './pack-page.ts';
import { findPersonalPages } from './queries.ts';
import { fileOf } from './read-shown-pages.ts';

/** The pages with these numbers, which were made for one person, and their files; oldest first. */
export async function readPersonalPages(db: Queryable, ids: readonly number[]) {
  const files = new Map<string, Buffer>();
  const views = [];
  for (const page of await findPersonalPages(db, ids)) {
    const { path, hash, html, base, first, firstBase, firstShownAt, lastShownAt, times } = page;
    const served = await readPage(hash, [firstBase, first, base, html]);
    const file = fileOf(page);
    if (served) {
      files.set(file, served);
    }
    views.push({
      at: firstShownAt.toISOString(),
      page: path,
      isMadeForOne: true,
      lastAt: lastShownAt.toISOString(),
      times,
      file: served && file,
      sha256: hash.toString('hex'),
      isWhole: served !== null,
    });
  }
  return { files, views };
}
