import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { buyerLinks } from '#server/db/tables/buyer-links.ts';
import { sha256 } from '#server/outside/ids.ts';
import { isLinkToken } from './make-link.ts';
import { mostTries } from './policy.ts';

const { id, leadId, tokenHash, browserKey, expiresAt, revokedAt, wrongTries } = buyerLinks;

/** Whether a link still leads anywhere. */
export const isAlive = and(isNull(revokedAt), gt(expiresAt, sql`now()`), lt(wrongTries, mostTries));

/** A link that works, with the lead it stands for; undefined for any other text. */
export async function findLink(db: Queryable, token: string) {
  if (!isLinkToken(token)) {
    return undefined;
  }
  const [link] = await db.drizzle
    // A lead that was merged into another one is found there.
    .select({ id, browserKey, leadId: sql<number>`standing_lead(${leadId})`.mapWith(Number) })
    .from(buyerLinks)
    .where(and(eq(tokenHash, sha256(token)), isAlive));
  return link && { ...link, token };
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;
