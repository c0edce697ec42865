import { eq, sql } from 'drizzle-orm';
import { affiliateFlyers, affiliateLinks } from '#server/db/tables/partner-links.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import type { LinkRow } from './queries.ts';

type NewLink = Pick<LinkRow, 'affiliateId' | 'name' | 'listing' | 'slug'>;

export async function insertLink(tx: AuditedTransaction, link: NewLink) {
  const { id } = affiliateLinks;
  const [row] = await tx.drizzle.insert(affiliateLinks).values(link).returning({ id });
  return row!.id;
}

export async function changeLink(
  tx: AuditedTransaction,
  id: number,
  changes: Partial<Pick<LinkRow, 'openUntil'>> | 'deleted',
) {
  const set = changes === 'deleted' ? { deletedAt: sql`now()` } : changes;
  await tx.drizzle.update(affiliateLinks).set(set).where(eq(affiliateLinks.id, id));
}

/** Notes that a flyer with these terms and this pay was printed; false if it was noted before. */
export async function insertFlyer(
  tx: AuditedTransaction,
  flyer: { affiliateId: number; version: string; pay: string },
) {
  const { version } = affiliateFlyers;
  const rows = await tx.drizzle
    .insert(affiliateFlyers)
    .values(flyer)
    .onConflictDoNothing()
    .returning({ version });
  return rows.length > 0;
}
