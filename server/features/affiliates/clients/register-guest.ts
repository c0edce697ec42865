import type * as z from 'zod/mini';
import { mostGuests, type registerGuestBody } from '#core/contract/affiliate/guests.ts';
import { readSlug } from '#core/domain/partner/link-slug.ts';
import { foldReferralCode } from '#core/domain/referral.ts';
import { countMails } from '#server/db/jobs/insert-mails.ts';
import { readTelephone } from '#server/outside/telephone.ts';
import { system } from '#server/platform/actor.ts';
import { demand, fieldError, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { findOpenHouse } from '../links/find-open-house.ts';
import { inviteClient } from './invite-client.ts';
import { isKnownGuest, lockOpenInvitations } from './queries.ts';
import { countGuest } from './writes.ts';

const answer = { isRegistered: true };

/** Invitations that a mailbox gets in a day: anyone may type it. */
const mostMailsADay = 3;

/**
 * Registers a guest of an open house as a client of its partner, and mails them a link in the language
 * of the form; once for each link. Nothing depends on whether the person is known, and the answer tells
 * nothing. 400 for a number that no network has, 404 for an open house that is over, 409 while as many
 * wait as may. Audited.
 */
export async function registerGuest(context: Context, guest: z.output<typeof registerGuestBody>) {
  const { db, now, language, ipAddress, wakeJobs } = context;
  const phone = readTelephone(guest.phone);
  if (phone === null) {
    throw fieldError([{ path: 'phone', key: 'mobile.format' }]);
  }
  const foldedCode = foldReferralCode(guest.referralCode);
  const house = { foldedCode, slug: readSlug(guest.link) ?? '' };
  const { linkId, affiliateId } = demand(await findOpenHouse(db, house, now), isOver);
  // Only a machine fills in what people cannot see.
  if (guest.website) {
    return answer;
  }
  const { firstName, lastName, email } = guest;
  await transactionOfMany({ db, actor: system, ipAddress }, async (tx) => {
    const open = await lockOpenInvitations(tx, affiliateId, email);
    const isDone =
      (await isKnownGuest(tx, { linkId, email })) ||
      (await countMails(tx, 'guest_invitation', email)) >= mostMailsADay;
    if (isDone) {
      return { changes: nothingChanged, result: undefined };
    }
    if (open.filter(({ isGuest }) => isGuest).length >= mostGuests) {
      throw new HttpError(409, `${mostGuests} guests have yet to confirm.`);
    }
    const named = { affiliateId, firstName, lastName, email, phone, language, linkId };
    const id = await inviteClient(tx, named);
    await countGuest(tx, linkId);
    const change = {
      action: 'affiliate.register_guest',
      entity: 'affiliate',
      entityId: affiliateId,
      // Who it is stands in the invitation alone, which goes if no one confirms it.
      after: { invitationId: id, linkId },
    };
    return { changes: [change], result: undefined };
  });
  wakeJobs();
  return answer;
}

function isOver(): HttpError {
  return new HttpError(404, 'This open house is over.');
}
