import type { Queryable } from '#server/db/queryable.ts';
import { hashOf, unpackPage } from './pack-page.ts';
import { findOlderViews, findPages } from './queries.ts';

type KeptPage = Awaited<ReturnType<typeof findPages>>[number];

/** The page as it was served; null if what is stored is no longer that. */
async function readPage({ hash, html, base }: KeptPage): Promise<Buffer | null> {
  try {
    const page = await unpackPage(html, base === null ? undefined : await unpackPage(base));
    return hashOf(page).equals(hash) ? page : null;
  } catch {
    return null;
  }
}

function fileOf({ path, language, hash }: KeptPage): string {
  const place = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `pages/${place}.${language}.${hash.toString('hex').slice(0, 16)}.html`;
}

/** A page view, with the name that the page shown bore; null where the browser told none. */
export interface View {
  at: string;
  page: string;
  shown: string | null;
}

/**
 * The page views of a lead's person, oldest first, those of visits no longer kept included, with the
 * files of the pages that were shown.
 */
export async function readShownPages(db: Queryable, leadId: number, recent: readonly View[]) {
  const older = await findOlderViews(db, leadId);
  const views = [...older.map((view) => ({ ...view, at: view.at.toISOString() })), ...recent];
  const names = [...new Set(views.flatMap(({ shown }) => shown ?? []))];
  const pages = await findPages(db, names);
  const files = new Map<string, Buffer>();
  const listed = new Map<string, { file: string | null; sha256: string; isWhole: boolean }>();
  for (const page of pages) {
    const html = await readPage(page);
    const file = fileOf(page);
    if (html) {
      files.set(file, html);
    }
    listed.set(page.name, {
      file: html && file,
      sha256: page.hash.toString('hex'),
      isWhole: html !== null,
    });
  }
  return {
    files,
    views: views
      .map(({ at, page, shown }) => ({ at, page, ...(shown === null ? null : listed.get(shown)) }))
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  };
}
