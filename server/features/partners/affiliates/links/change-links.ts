import { mostLinks } from '#core/contract/partners/affiliate/links.ts';
import { slugOf } from '#core/domain/partners/link-slug.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { AffiliateContext } from '../../../context.ts';
import { nothingChanged, transaction, transactionOfMany } from '../../../transaction.ts';
import { readOwnAccount } from '../own/queries.ts';
import { linkUrl } from './link-urls.ts';
import { findLink, lockSlugs } from './queries.ts';
import { changeLink, insertFlyer, insertLink } from './writes.ts';

const openHouseMs = 12 * 3_600_000;

export function noSuchLink(): HttpError {
  return new HttpError(404, 'There is no link with this number.');
}

/** Makes a link of the affiliate; 409 at the limit of links. Audited. */
export async function createLink(
  context: AffiliateContext,
  { name, listing }: { name: string; listing?: string | null | undefined },
) {
  const { actor, config, db } = context;
  const { referralCode } = await readOwnAccount(db, actor.id);
  return transaction(context, 'affiliate.create_link', 'affiliate', async (tx) => {
    const known = await lockSlugs(tx, actor.id);
    if (known.filter(({ isDeleted }) => isDeleted === null).length >= mostLinks) {
      throw new HttpError(409, `There are ${mostLinks} links already. Delete one first.`);
    }
    const slug = slugOf(name, new Set(known.map((one) => one.slug)));
    const link = { affiliateId: actor.id, name, listing: listing || null, slug };
    const id = await insertLink(tx, link);
    const url = linkUrl(config.publicUrl, referralCode, slug);
    return { entityId: actor.id, after: { id, name, slug }, result: { id, url } };
  });
}

/** Takes a link off the list; 404 for one of another affiliate. Audited. */
export async function deleteLink(context: AffiliateContext, { id }: { id: number }) {
  const { actor } = context;
  return transaction(context, 'affiliate.delete_link', 'affiliate', async (tx) => {
    const { name, slug } = demand(await findLink(tx, actor.id, id), noSuchLink);
    await changeLink(tx, id, 'deleted');
    return { entityId: actor.id, before: { id, name, slug } };
  });
}

/** Begins or extends the open house of a link; 404 for one of another affiliate. Audited. */
export async function openHouse(context: AffiliateContext, { id }: { id: number }) {
  const { actor, now } = context;
  const openUntil = new Date(now.getTime() + openHouseMs);
  return transaction(context, 'affiliate.open_house', 'affiliate', async (tx) => {
    const { name } = demand(await findLink(tx, actor.id, id), noSuchLink);
    await changeLink(tx, id, { openUntil });
    const result = { openUntil };
    return { entityId: actor.id, after: { id, name, ...result }, result };
  });
}

/** Notes terms and pay on a flyer that the affiliate prints now. Audited, once for each. */
export function noteFlyer(context: AffiliateContext, version: string, pay: string) {
  const { actor } = context;
  return transactionOfMany(context, async (tx) => {
    const isNew = await insertFlyer(tx, { affiliateId: actor.id, version, pay });
    const change = {
      action: 'affiliate.print_flyer',
      entity: 'affiliate',
      entityId: actor.id,
      after: { termsVersion: version, pay },
    };
    return { changes: isNew ? [change] : nothingChanged };
  });
}
