import type { Language } from '#core/domain/language.ts';
import type { Database } from '#server/db/open.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { isBuyerErased, isVisitorErased } from '../erasure/is-visitor-erased.ts';
import { createPageKeeper, type PageKeeper } from './create-page-keeper.ts';
import { hashOf, packPage, unpackPage } from './pack-page.ts';
import { mostPagesADay, pathOfAlike, withoutSecrets } from './policy.ts';
import { countPagesOfDay, findBase, findFirst, type Owner } from './queries.ts';
import { insertPersonalPage, markShown } from './writes.ts';

/** Who posted a form: a browser tab and, of a check, the number that was typed. */
export interface PostedBy {
  sessionId: string;
  mobileNumber: string | null;
}

/** A page that was made for one person, as it left the server. */
export interface PersonalPage {
  whose: { buyer: BuyerActor } | PostedBy;
  path: string;
  language: Language;
  html: string;
  shownAt: Date;
  /** Secrets of links in it, which are not kept. */
  secrets: readonly string[];
}

function ownerOf(whose: PersonalPage['whose']): Owner {
  return 'buyer' in whose
    ? { leadId: whose.buyer.leadId, sessionId: null, mobileNumber: null }
    : { leadId: null, ...whose };
}

/** Stores a page, or that its person is shown it again. */
async function keepPage(db: Database, page: PersonalPage) {
  const { whose, path, language, shownAt } = page;
  const html = Buffer.from(withoutSecrets(page.html, page.secrets));
  const hash = hashOf(html);
  const owner = ownerOf(whose);
  if (await markShown(db, owner, { hash, at: shownAt })) {
    return;
  }
  const { ofOne, ofVisitors } = await countPagesOfDay(db, owner);
  if (
    ofOne >= mostPagesADay.ofOne ||
    (!('buyer' in whose) && ofVisitors >= mostPagesADay.ofVisitors)
  ) {
    return;
  }
  const row = {
    ...owner,
    path,
    language,
    hash,
    firstShownAt: shownAt,
    lastShownAt: shownAt,
    ...(await packAgainstAlike(db, owner, { path, language, html })),
  };
  await db.transaction(async (tx) => {
    // Checked first: this waits for an erasure under way, and a later one finds the row.
    const isGone =
      'buyer' in whose
        ? await isBuyerErased(tx, whose.buyer)
        : await isVisitorErased(tx, whose, shownAt);
    if (!isGone) {
      await insertPersonalPage(tx, row);
    }
  });
}

/** The page compressed against the first one of its person there, or else against a public page. */
async function packAgainstAlike(
  db: Database,
  owner: Owner,
  { path, language, html }: { path: string; language: Language; html: Buffer },
) {
  const first = await findFirst(db, owner, { path, language });
  if (first) {
    const base = first.base === null ? undefined : await unpackPage(first.base);
    const dictionary = await unpackPage(first.html, base);
    return { firstId: first.id, html: await packPage(html, dictionary, 'personal') };
  }
  const base = await findBase(db, { path: pathOfAlike(path), language });
  const dictionary = base && (await unpackPage(base.html));
  return { base: base?.hash ?? null, html: await packPage(html, dictionary, 'personal') };
}

/** Opens the keeper of pages made for one person; each is stored once, for that person alone. */
export function keepPersonalPages(
  db: Database,
  onError: (error: unknown) => void,
): PageKeeper<PersonalPage> {
  return createPageKeeper({ keep: (page: PersonalPage) => keepPage(db, page), onError });
}
