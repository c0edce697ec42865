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
import { mostGuests } from '#core/contract/partners/affiliate/guests.ts';
import { mostLinks } from '#core/contract/partners/affiliate/links.ts';
import { retention } from '#core/domain/operations/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { clientInvitations } from '#server/db/tables/partner-clients.ts';
import { affiliateLinks } from '#server/db/tables/partner-links.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

const { id, affiliateId, linkId, email, createdAt, confirmedAt, tokenHash, earlierTokenHash } =
  clientInvitations;

export type InvitationRow = typeof clientInvitations.$inferSelect;

/** Whether an invitation waits for its client. */
export const isOpen = and(
  isNull(confirmedAt),
  gt(createdAt, sql`now() - make_interval(days => ${retention.clientInvitationDays}::int)`),
);

const isOfMailbox = (address: string) => sql`fold_mailbox(${email}) = fold_mailbox(${address})`;

/** Guests of an affiliate who have not confirmed yet; of one link, or of all. */
export function findGuests(db: Queryable, ofAffiliate: number, ofLink: number | null) {
  const isGuest = ofLink === null ? isNotNull(linkId) : eq(linkId, ofLink);
  return findInvitations(db, ofAffiliate, mostLinks * mostGuests, and(isGuest, isOpen));
}

/** The clients whom an affiliate registered and guests of open houses, newest first. */
export function findInvitations(db: Queryable, ofAffiliate: number, most: number, isIt?: SQL) {
  return db.drizzle
    .select({ ...getTableColumns(clientInvitations), openHouse: affiliateLinks.name })
    .from(clientInvitations)
    .leftJoin(affiliateLinks, eq(affiliateLinks.id, linkId))
    .where(and(eq(affiliateId, ofAffiliate), isIt))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}

/**
 * Invitations of an affiliate that wait, and whether the affiliate waits for a review; others of
 * them wait until the transaction ends.
 */
export async function lockOpenInvitations(
  tx: AuditedTransaction,
  ofAffiliate: number,
  address: string,
) {
  const { rows } = await tx.query<{ needsReview: boolean }>(
    'select needs_review as "needsReview" from affiliates where id = $1 for no key update',
    [ofAffiliate],
  );
  const open = await tx.drizzle
    .select({
      id,
      linkId,
      isSame: sql<boolean>`${isOfMailbox(address)}`,
      isOfThisHour: sql<boolean>`${createdAt} > now() - interval '1 hour'`,
    })
    .from(clientInvitations)
    .where(and(eq(affiliateId, ofAffiliate), isOpen));
  return { open, needsReview: rows[0]!.needsReview };
}

/** Invitations to a mailbox of the last 24 hours that wait for a review of their partner. */
export function countHeld(db: Queryable, address: string) {
  const isToday = gt(createdAt, sql`now() - interval '24 hours'`);
  const isIt = and(isOfMailbox(address), eq(clientInvitations.isHeld, true), isToday);
  return db.drizzle.$count(clientInvitations, isIt);
}

export async function nextInvitationId(tx: AuditedTransaction) {
  const text = `select nextval(pg_get_serial_sequence('client_invitations', 'id'))::int as id`;
  const { rows } = await tx.query<{ id: number }>(text);
  return rows[0]!.id;
}

/** Whether a guest left this mailbox by this link before, in any state. */
export async function isKnownGuest(
  db: Queryable,
  { linkId: ofLink, email: address }: { linkId: number; email: string },
) {
  const isIt = and(eq(linkId, ofLink), isOfMailbox(address));
  return (await db.drizzle.$count(clientInvitations, isIt)) > 0;
}

async function findOpen(db: Queryable, isIt: SQL | undefined) {
  const { referralCode, isActive, deletedAt } = affiliates;
  const [found] = await db.drizzle
    .select({
      client: clientInvitations,
      partner: {
        firstName: sql<string>`coalesce(${affiliates.reviewedFirstName}, '')`,
        lastName: sql<string>`coalesce(${affiliates.reviewedLastName}, '')`,
        referralCode,
      },
      openHouse: affiliateLinks.slug,
    })
    .from(clientInvitations)
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .leftJoin(affiliateLinks, eq(affiliateLinks.id, linkId))
    .where(and(isIt, isOpen, eq(isActive, true), isNull(deletedAt)));
  return found && { ...found.client, partner: found.partner, openHouse: found.openHouse };
}

/**
 * A waiting invitation of a live affiliate, with their reviewed name and the slug of its open house;
 * undefined for any other.
 */
export function findInvitation(db: Queryable, invitationId: number) {
  return findOpen(db, eq(id, invitationId));
}

/** The same by its link. */
export function findInvitationByHash(db: Queryable, hash: string) {
  return findOpen(db, or(eq(tokenHash, hash), eq(earlierTokenHash, hash)));
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
