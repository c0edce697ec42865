import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { retention } from '#core/domain/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { clientInvitations } from '#server/db/tables/partner-clients.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';

const { id, affiliateId, email, createdAt, confirmedAt, tokenHash, earlierTokenHash } =
  clientInvitations;

export type InvitationRow = typeof clientInvitations.$inferSelect;

/** Whether an invitation waits for its client. */
const isOpen = and(
  isNull(confirmedAt),
  gt(createdAt, sql`now() - make_interval(days => ${retention.clientInvitationDays}::int)`),
);

/** The clients whom an affiliate registered, newest first. */
export function findInvitations(db: Queryable, ofAffiliate: number, most: number) {
  return db.drizzle
    .select()
    .from(clientInvitations)
    .where(eq(affiliateId, ofAffiliate))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}

/** Invitations of an affiliate that wait; others of them wait until the transaction ends. */
export async function lockOpenInvitations(
  tx: AuditedTransaction,
  ofAffiliate: number,
  address: string,
): Promise<{ id: number; isSame: boolean }[]> {
  await tx.query('select from affiliates where id = $1 for no key update', [ofAffiliate]);
  return tx.drizzle
    .select({ id, isSame: sql<boolean>`fold_mailbox(${email}) = fold_mailbox(${address})` })
    .from(clientInvitations)
    .where(and(eq(affiliateId, ofAffiliate), isOpen));
}

async function findOpen(db: Queryable, isIt: SQL | undefined) {
  const { firstName, lastName, referralCode, isActive, deletedAt } = affiliates;
  const [found] = await db.drizzle
    .select({ client: clientInvitations, partner: { firstName, lastName, referralCode } })
    .from(clientInvitations)
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(and(isIt, isOpen, eq(isActive, true), isNull(deletedAt)));
  return found && { ...found.client, partner: found.partner };
}

/** An invitation that waits, of an affiliate who is live; undefined for any other. */
export function findInvitation(db: Queryable, invitationId: number) {
  return findOpen(db, eq(id, invitationId));
}

/** The same by its link. */
export function findInvitationByHash(db: Queryable, hash: string) {
  return findOpen(db, or(eq(tokenHash, hash), eq(earlierTokenHash, hash)));
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
