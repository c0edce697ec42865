import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { buyerLinks } from '#server/db/tables/buyer-links.ts';
import { sha256 } from '#server/outside/ids.ts';
import { isOfPerson } from '../../person.ts';
import { isLinkToken } from './make-link.ts';
import { mostTries } from './policy.ts';

const { id, leadId, tokenHash, browserKey, expiresAt, revokedAt, wrongTries, isReadOnly } =
  buyerLinks;
const { createdAt, openedAt, mailedTo, confirms } = buyerLinks;

const isThis = (token: string) => eq(tokenHash, Buffer.from(sha256(token), 'hex'));
// A lead that was merged into another one is found there.
const standing = sql<number>`standing_lead(${leadId})`.mapWith(Number);

/** Whether a link still leads anywhere. */
export const isAlive = and(isNull(revokedAt), gt(expiresAt, sql`now()`), lt(wrongTries, mostTries));

/** A link that works, with its lead; undefined for any other text. */
export async function findLink(db: Queryable, token: string) {
  if (!isLinkToken(token)) {
    return undefined;
  }
  const [link] = await db.drizzle
    .select({
      id,
      browserKey,
      isReadOnly,
      mailedTo,
      leadId: standing,
      onlyStops: sql<boolean>`not is_given_mailbox(${leadId}, ${mailedTo})`,
    })
    .from(buyerLinks)
    .where(and(isThis(token), isNull(confirms), isAlive));
  return link && { ...link, token };
}

/** The address of its lead that a link confirms, as staff entered it, while the lead has it. */
export async function findConfirmation(db: Queryable, token: string) {
  const [link] = await db.drizzle
    .select({ id, leadId: standing, email: sql<string>`${confirms}` })
    .from(buyerLinks)
    .where(and(isThis(token), sql`is_address_of(${standing}, ${confirms})`, isAlive));
  return link;
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The links that others were given to the page of a lead, and that work; the oldest first. */
export function findSharedLinks(db: Queryable, ofLead: number) {
  return db.drizzle
    .select({ id, createdAt, openedAt })
    .from(buyerLinks)
    .where(and(isOfPerson(leadId, ofLead), eq(isReadOnly, true), isAlive))
    .orderBy(createdAt, id);
}
