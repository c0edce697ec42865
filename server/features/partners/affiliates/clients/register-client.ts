import { mostInvited } from '#core/contract/partners/affiliate/clients.ts';
import { invitationState, lapsesAt } from '#core/domain/partners/client-invitation.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { AffiliateContext } from '../../../context.ts';
import { requireTelephone } from '../../../telephone.ts';
import { nothingChanged, transactionOfMany } from '../../../transaction.ts';
import { inviteClient } from './invite-client.ts';
import { findInvitations, lockOpenInvitations, nextInvitationId } from './queries.ts';

interface NamedClient {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/**
 * Registers a person as a client of the affiliate and mails them a link, after the review of a new
 * affiliate; once while it waits, and at most three times a day from all affiliates. Known and
 * unknown people are treated alike, so that neither answer nor time reveals which they are. 400 for an impossible telephone number, 409 at the limit of waiting clients. Audited.
 */
export async function registerClient(context: AffiliateContext, named: NamedClient) {
  const { actor } = context;
  const phone = requireTelephone('phone', named.phone);
  return transactionOfMany(context, async (tx) => {
    const { open, needsReview } = await lockOpenInvitations(tx, actor.id, named.email);
    const same = open.find(({ isSame }) => isSame);
    if (same) {
      return { changes: nothingChanged, result: answerOf(same.id) };
    }
    if (open.filter(({ linkId }) => linkId === null).length >= mostInvited) {
      throw new HttpError(
        409,
        `${mostInvited} of your clients have yet to confirm. Register more once some have.`,
      );
    }
    const { firstName, lastName, email } = named;
    const client = { affiliateId: actor.id, firstName, lastName, email, phone };
    const id = await inviteClient(tx, client, needsReview);
    if (id === undefined) {
      return { changes: nothingChanged, result: answerOf(await nextInvitationId(tx)) };
    }
    const change = {
      action: 'affiliate.register_client',
      entity: 'affiliate',
      entityId: actor.id,
      // The person is named in the invitation alone, which is deleted if no one confirms it.
      after: { invitationId: id },
    };
    return { changes: [change], result: answerOf(id) };
  });
}

function answerOf(id: number) {
  return { id, state: 'invited' as const };
}

/** The clients whom the affiliate registered by hand and guests of open houses, newest first. */
export async function listClients({ db, actor, now }: AffiliateContext) {
  const rows = await findInvitations(db, actor.id, 10 * mostInvited);
  return { items: rows.map((row) => presentClient(row, now)) };
}

export function presentClient(row: Awaited<ReturnType<typeof findInvitations>>[number], now: Date) {
  const { id, firstName, lastName, email, phone, linkId, openHouse, createdAt } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    linkId,
    openHouse,
    state: invitationState(row, now),
    createdAt,
    lapsesAt: lapsesAt(createdAt),
  };
}
