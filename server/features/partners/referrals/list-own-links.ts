import type { Language } from '#core/domain/language.ts';
import { statedPay } from '#core/domain/partners/commission.ts';
import { payValues } from '#core/i18n/format.ts';
import { linkUrl, openHouseUrl } from '../affiliates/links/link-urls.ts';
import { goodUntil, listAgedFlyers } from '../affiliates/links/read-flyer.ts';
import { findLinks } from '../affiliates/links/queries.ts';
import { readOwnAccount } from '../affiliates/own/queries.ts';
import type { AffiliateContext } from '../../context.ts';
import { countByLink, type LinkFigures } from './queries.ts';

function sumOf(parts: readonly LinkFigures[]): LinkFigures {
  return {
    visits: parts.reduce((sum, { visits }) => sum + visits, 0),
    applications: parts.reduce((sum, { applications }) => sum + applications, 0),
    commissionCents: parts.reduce((sum, { commissionCents }) => sum + commissionCents, 0),
  };
}

/** The links of the affiliate with their figures, and printed flyers that are out of date. */
export async function listOwnLinks(
  context: AffiliateContext,
  { language = context.language }: { language?: Language | undefined },
) {
  const { db, actor, config, now, programme } = context;
  const terms = await programme.currentTerms();
  const [account, links, counted, agedFlyers] = await Promise.all([
    readOwnAccount(db, actor.id),
    findLinks(db, actor.id),
    countByLink(db, actor.id, terms.paysCommissions),
    listAgedFlyers(context, language),
  ]);
  const { referralCode } = account;
  const stated = statedPay(account, terms);
  const pay = stated ? payValues(stated, language) : null;
  const items = links.map(({ id, name, listing, slug, openUntil, guests }) => ({
    id,
    name,
    listing,
    url: linkUrl(config.publicUrl, referralCode, slug),
    openHouseUrl: openHouseUrl(config.publicUrl, referralCode, slug),
    openUntil: openUntil !== null && openUntil > now ? openUntil : null,
    guests,
    ...sumOf(counted.filter(({ linkId }) => linkId === id)),
  }));
  const own = new Set<number | null>(items.map(({ id }) => id));
  // The code alone, deleted links, and links of formerly credited affiliates.
  const others = sumOf(counted.filter(({ linkId }) => !own.has(linkId)));
  const flyer = { goodUntil: await goodUntil(context), pay };
  return { items, others, total: sumOf([...items, others]), flyer, agedFlyers };
}
