import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { retention } from '#core/domain/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { clientInvitations } from '#server/db/tables/partner-clients.ts';
import { affiliateLinks } from '#server/db/tables/partner-links.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';

const { id, affiliateId, linkId, email, createdAt, confirmedAt, tokenHash, earlierTokenHash } =
  clientInvitations;

export type InvitationRow = typeof clientInvitations.$inferSelect;

/** Whether an invitation waits for its client. */
const isOpen = and(
  isNull(confirmedAt),
  gt(createdAt, sql`now() - make_interval(days => ${retention.clientInvitationDays}::int)`),
);

const isOfMailbox = (address: string) => sql`fold_mailbox(${email}) = fold_mailbox(${address})`;

/** The clients whom an affiliate registered and guests of open houses, newest first. */
export function findInvitations(db: Queryable, ofAffiliate: number, most: number) {
  return db.drizzle
    .select({ ...getTableColumns(clientInvitations), openHouse: affiliateLinks.name })
    .from(clientInvitations)
    .leftJoin(affiliateLinks, eq(affiliateLinks.id, linkId))
    .where(eq(affiliateId, ofAffiliate))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}

/** Invitations of an affiliate that wait; others of them wait until the transaction ends. */
export async function lockOpenInvitations(
  tx: AuditedTransaction,
  ofAffiliate: number,
  address: string,
): Promise<{ id: number; isSame: boolean; isGuest: boolean }[]> {
  await tx.query('select from affiliates where id = $1 for no key update', [ofAffiliate]);
  return tx.drizzle
    .select({
      id,
      isSame: sql<boolean>`${isOfMailbox(address)}`,
      isGuest: sql<boolean>`${isNotNull(linkId)}`,
    })
    .from(clientInvitations)
    .where(and(eq(affiliateId, ofAffiliate), isOpen));
}

/** Whether a guest left this mailbox by this link before, in any state. */
export async function isKnownGuest(
  db: Queryable,
  { linkId: ofLink, email: address }: { linkId: number; email: string },
): Promise<boolean> {
  const isIt = and(eq(linkId, ofLink), isOfMailbox(address));
  return (await db.drizzle.$count(clientInvitations, isIt)) > 0;
}

async function findOpen(db: Queryable, isIt: SQL | undefined) {
  const { firstName, lastName, referralCode, isActive, deletedAt } = affiliates;
  const [found] = await db.drizzle
    .select({
      client: clientInvitations,
      partner: { firstName, lastName, referralCode },
      openHouse: affiliateLinks.slug,
    })
    .from(clientInvitations)
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .leftJoin(affiliateLinks, eq(affiliateLinks.id, linkId))
    .where(and(isIt, isOpen, eq(isActive, true), isNull(deletedAt)));
  return found && { ...found.client, partner: found.partner, openHouse: found.openHouse };
}

/**
 * A waiting invitation of a live affiliate, with the slug of its open house; undefined for any
 * other.
 */
export function findInvitation(db: Queryable, invitationId: number) {
  return findOpen(db, eq(id, invitationId));
}

/** The same by its link. */
export function findInvitationByHash(db: Queryable, hash: string) {
  return findOpen(db, or(eq(tokenHash, hash), eq(earlierTokenHash, hash)));
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
