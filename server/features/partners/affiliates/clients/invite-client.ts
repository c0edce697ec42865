import { countMails, insertMail, lockMailbox } from '#server/db/jobs/insert-mails.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { countHeld, findInvitation, findInvitationByHash } from './queries.ts';
import { deleteInvitation, insertInvitation, type NewInvitation, releaseHeld } from './writes.ts';
import * as z from 'zod/mini';
import type { Queryable } from '#server/db/queryable.ts';
import { sha256 } from '#server/outside/ids.ts';

const kinds = ['client_invitation', 'guest_invitation'] as const;

/** Limit of invitations per mailbox and day, of all partners together: anyone may type it. */
const mostADay = 3;

/**
 * Stores an invitation with the mail that brings its link; that of a client waits while the partner
 * is under review. Returns its number; undefined, and stores nothing, at the limit of the mailbox.
 */
export async function inviteClient(
  tx: AuditedTransaction,
  invitation: NewInvitation,
  needsReview: boolean,
) {
  const { email, linkId } = invitation;
  await lockMailbox(tx, email);
  const isHeld = needsReview && linkId === undefined;
  const waiting = isHeld ? await countHeld(tx, email) : 0;
  if ((await countMails(tx, kinds, email)) + waiting >= mostADay) {
    return undefined;
  }
  const { id, language } = await insertInvitation(tx, { ...invitation, isHeld });
  if (!isHeld) {
    await mailInvitation(tx, { id, email, language, linkId: linkId ?? null });
  }
  return id;
}

async function mailInvitation(
  tx: AuditedTransaction,
  { id, email, language, linkId }: Awaited<ReturnType<typeof releaseHeld>>[number],
) {
  await insertMail(tx, {
    kind: linkId === null ? 'client_invitation' : 'guest_invitation',
    event: `invitation:${id}`,
    recipient: email,
    language,
    payload: { invitationId: id },
  });
}

/** Ends the wait of invitations after a review; those beyond their mailbox's limit are dropped. */
export async function mailHeldInvitations(tx: AuditedTransaction, affiliateId: number) {
  for (const held of await releaseHeld(tx, affiliateId)) {
    await lockMailbox(tx, held.email);
    if ((await countMails(tx, kinds, held.email)) < mostADay) {
      await mailInvitation(tx, held);
    } else {
      await deleteInvitation(tx, held.id);
    }
  }
}

const ofInvitation = z.object({ invitationId: z.int() });

/** The invitation of a mail with this payload; undefined once it is over, confirmed or erased. */
export async function readInvitation(db: Queryable, payload: unknown) {
  const { success, data } = ofInvitation.safeParse(payload);
  return success ? findInvitation(db, data.invitationId) : undefined;
}

const tokenShape = /^[\w-]{43}$/;

/** The invitation behind a link; undefined for an unknown or expired link. */
export async function openInvitation(db: Queryable, token: string) {
  return tokenShape.test(token) ? findInvitationByHash(db, sha256(token)) : undefined;
}
