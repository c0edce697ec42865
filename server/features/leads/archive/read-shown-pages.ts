import type { Queryable } from '#server/db/queryable.ts';
import { readPage } from './pack-page.ts';
import { canBeShown } from './policy.ts';
import { findOlderViews, findPages, findPersonalPages } from './queries.ts';

type KeptPage = Awaited<ReturnType<typeof findPages>>[number];

function fileOf({ path, language, hash }: Pick<KeptPage, 'path' | 'language' | 'hash'>): string {
  const place = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `pages/${place}.${language}.${hash.toString('hex').slice(0, 16)}.html`;
}

/** A page view, with the name of the shown page; null if the browser sent none. */
export interface View {
  at: string;
  page: string;
  shown: string | null;
}

/**
 * The page views of a lead's person, including those of visits no longer kept, with the files of
 * the shown pages. A view that names a page of another address or another time is marked as
 * doubtful, without a file.
 */
export async function readShownPages(db: Queryable, leadId: number, recent: readonly View[]) {
  const older = await findOlderViews(db, leadId);
  const views = [...older.map((view) => ({ ...view, at: view.at.toISOString() })), ...recent];
  const names = [...new Set(views.flatMap(({ shown }) => shown ?? []))];
  const kept = new Map((await findPages(db, names)).map((page) => [page.name, page]));
  const files = new Map<string, Buffer>();
  const listed = new Map<string, { file: string | null; sha256: string; isWhole: boolean }>();

  async function pageOf(view: View) {
    const page = view.shown === null ? undefined : kept.get(view.shown);
    if (!page) {
      return null;
    }
    if (!canBeShown(view, page)) {
      return { isDoubtful: true };
    }
    const known = listed.get(page.name);
    if (known) {
      return known;
    }
    const html = await readPage(page.hash, [page.base, page.html]);
    const file = fileOf(page);
    if (html) {
      files.set(file, html);
    }
    const found = {
      file: html && file,
      sha256: page.hash.toString('hex'),
      isWhole: html !== null,
    };
    listed.set(page.name, found);
    return found;
  }

  const told = [];
  for (const view of views) {
    told.push({ at: view.at, page: view.page, ...(await pageOf(view)) });
  }
  return { files, views: told };
}

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
