import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { clientInvitations } from '#server/db/tables/partner-clients.ts';
import { affiliateLinks } from '#server/db/tables/partner-links.ts';
import { leads } from '#server/db/tables/leads.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { type InvitationRow, isOpen } from './queries.ts';

// No lead scope: asks for the language of a person alone.

export interface NewInvitation extends Pick<
  InvitationRow,
  'affiliateId' | 'firstName' | 'lastName' | 'email' | 'phone'
> {
  /** Of a guest, who chooses it themselves. */
  language?: Language;
  /** The open house where they were guests. */
  linkId?: number | undefined;
}

/**
 * Stores an invitation. Without a language it gets that of the person's newest application, or else
 * that of the affiliate.
 */
export async function insertInvitation(
  tx: AuditedTransaction,
  invitation: NewInvitation & { isHeld: boolean },
): Promise<{ id: number; language: Language }> {
  const { affiliateId, email } = invitation;
  const { id, language } = clientInvitations;
  const spoken =
    invitation.language ??
    sql<Language>`coalesce(
    (select ${leads.language} from ${leads}
      where fold_mailbox(${leads.email}) = fold_mailbox(${email}) and ${leads.deletedAt} is null
      order by ${leads.createdAt} desc, ${leads.id} desc limit 1),
    (select ${affiliates.language} from ${affiliates} where ${affiliates.id} = ${affiliateId}))`;
  const [row] = await tx.drizzle
    .insert(clientInvitations)
    .values({ ...invitation, language: spoken })
    .returning({ id, language });
  return row!;
}

/** A partner's invitations that waited for a review, by mailbox; they wait no longer. */
export async function releaseHeld(tx: AuditedTransaction, affiliateId: number) {
  const { id, email, language, linkId, isHeld } = clientInvitations;
  const released = await tx.drizzle
    .update(clientInvitations)
    .set({ isHeld: false })
    .where(and(eq(clientInvitations.affiliateId, affiliateId), eq(isHeld, true), isOpen))
    .returning({ id, email, language, linkId });
  // In one order, so that two reviews never wait for each other.
  return released.toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

/** Deletes a partner's invitations that wait for a review. */
export async function deleteHeld(tx: AuditedTransaction, affiliateId: number) {
  const isIt = and(
    eq(clientInvitations.affiliateId, affiliateId),
    eq(clientInvitations.isHeld, true),
  );
  await tx.drizzle.delete(clientInvitations).where(isIt);
}

export async function deleteInvitation(tx: AuditedTransaction, id: number) {
  await tx.drizzle.delete(clientInvitations).where(eq(clientInvitations.id, id));
}

/** Counts guests who left their details by a link; removed ones below zero. */
export async function countGuests(tx: AuditedTransaction, linkId: number, by: number) {
  await tx.drizzle
    .update(affiliateLinks)
    .set({ guests: sql`greatest(${affiliateLinks.guests} + ${by}::int, 0)` })
    .where(eq(affiliateLinks.id, linkId));
}

/** Gives an invitation a new link; the one before it still works. */
export async function renewLink(db: Queryable, id: number, tokenHash: string) {
  await db.drizzle
    .update(clientInvitations)
    .set({ tokenHash, earlierTokenHash: sql`${clientInvitations.tokenHash}` })
    .where(eq(clientInvitations.id, id));
}

/** Removes guests who have not confirmed, and counts them no more; returns those who waited. */
export async function deleteGuests(
  tx: AuditedTransaction,
  of: { affiliateId: number; ids: readonly number[]; linkId: number | undefined },
) {
  const { id, affiliateId, linkId } = clientInvitations;
  const isOfLink = of.linkId === undefined ? isNotNull(linkId) : eq(linkId, of.linkId);
  const removed = await tx.drizzle
    .delete(clientInvitations)
    .where(and(inArray(id, [...of.ids]), eq(affiliateId, of.affiliateId), isOfLink, isOpen))
    .returning({ invitationId: id, linkId });
  // In one order, so that two who remove at once never wait for each other.
  const links = Object.entries(Object.groupBy(removed, (guest) => guest.linkId!));
  for (const [link, guests] of links) {
    await countGuests(tx, Number(link), -guests!.length);
  }
  return removed;
}

/** Deletes the unconfirmed invitations of a mailbox; returns how many. */
export async function deleteInvitationsOf(tx: AuditedTransaction, address: string) {
  const { rowCount } = await tx.drizzle
    .delete(clientInvitations)
    .where(
      and(
        isNull(clientInvitations.confirmedAt),
        eq(sql`fold_mailbox(${clientInvitations.email})`, sql`fold_mailbox(${address})`),
      ),
    );
  return rowCount ?? 0;
}
