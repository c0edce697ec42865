import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { retention } from '#core/domain/operations/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { buyerLinks } from '#server/db/tables/buyer-links.ts';
import { isOfPerson } from '../../person.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { NewLink } from './make-link.ts';
import { confirmHours, lock } from './policy.ts';
import { isAlive } from './queries.ts';

const { id, leadId, lockedUntil, openedAt, revokedAt, wrongTries, isReadOnly, expiresAt } =
  buyerLinks;

export async function insertLink(
  db: Queryable,
  {
    tokenHash,
    ...link
  }: Omit<NewLink, 'token'> &
    Pick<typeof buyerLinks.$inferInsert, 'leadId' | 'isReadOnly' | 'mailedTo' | 'confirms'>,
) {
  const expires = link.confirms && sql`now() + make_interval(hours => ${confirmHours}::int)`;
  await db.drizzle.insert(buyerLinks).values({
    ...link,
    tokenHash: Buffer.from(tokenHash, 'hex'),
    ...(expires && { expiresAt: expires }),
  });
}

/**
 * Counts a try as wrong before it is checked, so that concurrent tries all count; false while the
 * link is locked.
 */
export async function countTry(db: Queryable, linkId: number) {
  const tries = sql`${wrongTries} + 1`;
  const rows = await db.drizzle
    .update(buyerLinks)
    .set({
      wrongTries: tries,
      lockedUntil: sql`case when (${tries}) % ${lock.tries}::int = 0
        then now() + make_interval(mins => ${lock.minutes}::int) end`,
    })
    .where(and(eq(id, linkId), isAlive, or(isNull(lockedUntil), lte(lockedUntil, sql`now()`))))
    .returning({ id });
  return rows.length > 0;
}

/** The last try was right. */
export async function markOpened(db: Queryable, linkId: number) {
  await db.drizzle
    .update(buyerLinks)
    .set({ wrongTries: 0, lockedUntil: null, openedAt: sql`now()` })
    .where(eq(id, linkId));
}

// A link is valid as long as its owner uses it; links for others expire by themselves.
const heldOn = sql`case when ${isReadOnly} then ${expiresAt}
  else greatest(${expiresAt}, now() + make_interval(days => ${retention.buyerLinkDays}::int)) end`;

/** Written once in ten minutes. */
export async function markSeen(db: Queryable, linkId: number) {
  const isLongAgo = lte(openedAt, sql`now() - interval '10 minutes'`);
  await db.drizzle
    .update(buyerLinks)
    .set({ openedAt: sql`now()`, expiresAt: heldOn })
    .where(and(eq(id, linkId), or(isNull(openedAt), isLongAgo)));
}

/** Ends every link to the page of a lead, those of leads merged into it too; returns how many. */
export async function revokeLinksOf(tx: AuditedTransaction, ofLead: number) {
  const rows = await tx.drizzle
    .update(buyerLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(isOfPerson(leadId, ofLead), isNull(revokedAt)))
    .returning({ id });
  return rows.length;
}

/** Ends one link that others were given; false if there is none. */
export async function revokeSharedLink(
  tx: AuditedTransaction,
  { ofLead, linkId }: { ofLead: number; linkId: number },
) {
  const isTheirs = and(eq(id, linkId), isOfPerson(leadId, ofLead), eq(isReadOnly, true));
  const rows = await tx.drizzle
    .update(buyerLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(isTheirs, isNull(revokedAt)))
    .returning({ id });
  return rows.length > 0;
}

/** Ends a link by its use; false if another use came first. */
export async function useLink(tx: AuditedTransaction, linkId: number) {
  const rows = await tx.drizzle
    .update(buyerLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(id, linkId), isNull(revokedAt)))
    .returning({ id });
  return rows.length > 0;
}
