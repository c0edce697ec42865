import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { mailChoices, mailLinks } from '#server/db/tables/mail-choices.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

/** The token of an affiliate's link; created with the first mail. */
export async function linkTokenOf(db: Queryable, affiliateId: number) {
  const [row] = await db.drizzle
    .insert(mailLinks)
    .values({ affiliateId })
    .onConflictDoUpdate({
      target: mailLinks.affiliateId,
      set: { affiliateId: sql`excluded.affiliate_id` },
    })
    .returning({ token: mailLinks.token });
  return row!.token;
}

const linkToken = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isLinkToken(text: string): boolean {
  return linkToken.test(text);
}

/** The owner of a link; undefined for an invalid one. */
export async function findOwnerOfLink(db: Queryable, token: string) {
  if (!isLinkToken(token)) {
    return undefined;
  }
  const [row] = await db.drizzle
    .select({ id: mailLinks.affiliateId })
    .from(mailLinks)
    .where(eq(mailLinks.token, token));
  return row?.id;
}

export async function insertChoice(
  tx: AuditedTransaction,
  choice: typeof mailChoices.$inferInsert,
) {
  await tx.drizzle.insert(mailChoices).values(choice);
}
