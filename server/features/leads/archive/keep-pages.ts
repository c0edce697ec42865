import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { createPageKeeper, type PageKeeper } from './create-page-keeper.ts';
import { hashOf, packPage, unpackPage } from './pack-page.ts';
import { findBase } from './queries.ts';
import { insertPage, markServed } from './writes.ts';

/** A public page as it leaves the server, without anything of one visitor. */
export interface ServedPage {
  /** Its name in its own text; visits refer to it. */
  name: string;
  path: string;
  language: Language;
  html: Buffer;
}

// A page that differs from its base by more than this becomes the base of later ones.
const mostOfWhole = 1 / 20;

/** Stores a page, or that it is served again. */
async function keepPage(db: Queryable, { html, ...page }: ServedPage) {
  const hash = hashOf(html);
  if (await markServed(db, hash)) {
    return;
  }
  const base = await findBase(db, page);
  const packed = base && (await packPage(html, await unpackPage(base.html)));
  const isAlike = packed && packed.length < html.length * mostOfWhole;
  await insertPage(db, {
    ...page,
    hash,
    base: isAlike ? base.hash : null,
    html: isAlike ? packed : await packPage(html),
  });
}

/** Opens the keeper of public pages; each is stored once. */
export function keepPages(
  db: Queryable,
  onError: (error: unknown) => void,
): PageKeeper<ServedPage> {
  return createPageKeeper({
    keep: (page: ServedPage) => keepPage(db, page),
    keyOf: ({ name }) => name,
    onError,
  });
}
