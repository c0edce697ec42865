import { shownPartner } from '#core/domain/partners/partner-badge.ts';
import { flyerChanges, flyerKeys, payCode } from '#core/i18n/kit/flyer-lines.ts';
import { demand } from '#server/platform/http-error.ts';
import type { AffiliateContext, Context } from '../../../context.ts';
import { readOwnAccount } from '../own/queries.ts';
import { noSuchLink, noteFlyer } from './change-links.ts';
import { linkUrl } from './link-urls.ts';
import { findFlyers, findLink } from './queries.ts';
import type { Language } from '#core/domain/language.ts';
import { partnerLabel } from '#core/i18n/partner-label.ts';
import { findVersions } from '../../../programme/queries.ts';

interface AskedFlyer {
  /** Null for the code alone. */
  linkId: number | null;
  /** Its terms are noted as printed. */
  isPrinted: boolean;
}

/** A flyer is good until something on it is looked at again, at most so many days. */
const mostDaysGood = 90;

/** The last day on which a flyer of today is good. */
export function goodUntil({ programme }: Pick<Context, 'programme'>) {
  return programme.nextReviewOf(flyerKeys, mostDaysGood);
}

/**
 * The content of an affiliate's flyer under today's terms. Its address names the terms' version and
 * the pay, so that a scan after a change can say so; 404 for a link of another affiliate.
 */
export async function readFlyer(context: AffiliateContext, { linkId, isPrinted }: AskedFlyer) {
  const { actor, config, db, programme } = context;
  const account = await readOwnAccount(db, actor.id);
  const link = linkId === null ? null : demand(await findLink(db, actor.id, linkId), noSuchLink);
  const terms = await programme.currentTerms();
  const { isLicensedRealtor, commissionUnit, commissionRate } = account;
  const pay = { isLicensedRealtor, commissionUnit, commissionRate };
  const code = payCode(pay);
  if (isPrinted) {
    await noteFlyer(context, terms.version, code);
  }
  const { publicUrl } = config;
  const { referralCode, language, needsReview, isPictureReviewed } = account;
  const url = link ? linkUrl(publicUrl, referralCode, link.slug) : `${publicUrl}/${referralCode}`;
  return {
    terms,
    language,
    partner: shownPartner(account, needsReview, terms),
    phone: account.phone,
    goodUntil: await goodUntil(context),
    // Never masked: it says what is paid, whatever visitors may read of the account.
    pay,
    // Always reviewed, even if other claims need no review: no rule can judge a picture.
    picture: isPictureReviewed ? account.picture : null,
    listing: link?.listing ?? null,
    url: `${url}?v=${terms.version}&pay=${code}`,
  };
}

export type Flyer = Awaited<ReturnType<typeof readFlyer>>;

/** Printed flyers of the affiliate that differ from what the program offers today. */
export async function listAgedFlyers(
  { db, actor, programme }: AffiliateContext,
  language: Language,
) {
  const [flyers, terms] = await Promise.all([findFlyers(db, actor.id), programme.currentTerms()]);
  const versions = await findVersions(
    db,
    flyers.map(({ version }) => version),
  );
  const account = await readOwnAccount(db, actor.id);
  const partner = { ...account, name: partnerLabel(account, language) };
  return flyers.flatMap(({ version, pay: code, printedAt }) => {
    const kept = versions.get(version);
    const changes = kept ? flyerChanges(kept.terms, terms, language, { partner, code }) : [];
    return changes.length === 0 ? [] : [{ asOf: kept!.asOf, printedAt, changes }];
  });
}
