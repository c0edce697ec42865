import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { keepLater, type PageKeeper } from './keep-later.ts';
import { hashOf, packPage, unpackPage } from './pack-page.ts';
import { findBase } from './queries.ts';
import { insertPage, markServed } from './writes.ts';

/** A public page as it leaves the server, without anything of one visitor. */
export interface ServedPage {
  /** How it calls itself in its own text; visits name it so. */
  name: string;
  path: string;
  language: Language;
  html: Buffer;
}

// A page that differs more than this from its base is one for those that come after it.
const mostOfWhole = 1 / 20;

/** Stores a page, or that it is served again. */
async function keepPage(db: Queryable, { html, ...page }: ServedPage): Promise<void> {
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

/** Opens where public pages are kept: once each. */
export function keepPages(
  db: Queryable,
  onError: (error: unknown) => void,
): PageKeeper<ServedPage> {
  return keepLater({
    keep: (page: ServedPage) => keepPage(db, page),
    keyOf: ({ name }) => name,
    onError,
  });
}
