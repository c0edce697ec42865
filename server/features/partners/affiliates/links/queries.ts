import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { affiliateFlyers, affiliateLinks } from '#server/db/tables/partner-links.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

const { id, affiliateId, slug, deletedAt } = affiliateLinks;

export type LinkRow = typeof affiliateLinks.$inferSelect;

export function findLinks(db: Queryable, ofAffiliate: number): Promise<LinkRow[]> {
  return db.drizzle
    .select()
    .from(affiliateLinks)
    .where(and(eq(affiliateId, ofAffiliate), isNull(deletedAt)))
    .orderBy(desc(affiliateLinks.createdAt), desc(id));
}

/** A link that was not deleted; undefined if this affiliate has none of this number. */
export async function findLink(db: Queryable, ofAffiliate: number, linkId: number) {
  const isIt = and(eq(id, linkId), eq(affiliateId, ofAffiliate), isNull(deletedAt));
  const [row] = await db.drizzle.select().from(affiliateLinks).where(isIt);
  return row;
}

/**
 * All slugs of an affiliate's links, also of deleted ones. Locks the affiliate's row: others who
 * change links wait until the transaction ends.
 */
export async function lockSlugs(tx: AuditedTransaction, ofAffiliate: number) {
  await tx.query('select from affiliates where id = $1 for no key update', [ofAffiliate]);
  return tx.drizzle
    .select({ slug, isDeleted: deletedAt })
    .from(affiliateLinks)
    .where(eq(affiliateId, ofAffiliate));
}

/** The terms and the pay that printed flyers of an affiliate show, oldest first. */
export function findFlyers(db: Queryable, ofAffiliate: number) {
  const { version, pay, printedAt } = affiliateFlyers;
  return db.drizzle
    .select({ version, pay, printedAt })
    .from(affiliateFlyers)
    .where(eq(affiliateFlyers.affiliateId, ofAffiliate))
    .orderBy(asc(printedAt), asc(version));
}
