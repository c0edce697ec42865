import type * as z from 'zod/mini';
import {
  mostGuests,
  mostGuestsAnHour,
  type registerGuestBody,
} from '#core/contract/partners/affiliate/guests.ts';
import { readSlug } from '#core/domain/partners/link-slug.ts';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import { system } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../../context.ts';
import { requireTelephone } from '../../../telephone.ts';
import { nothingChanged, transactionOfMany } from '../../../transaction.ts';
import { findOpenHouse } from '../links/find-open-house.ts';
import { inviteClient } from './invite-client.ts';
import { isKnownGuest, lockOpenInvitations } from './queries.ts';
import { countGuests } from './writes.ts';

const answer = { isRegistered: true };

/**
 * Registers a guest of an open house as a client of its partner, and mails them a link in the
 * language of the form; once for each link. Known and unknown people are treated alike, and the
 * answer reveals nothing. 400 for an impossible telephone number, 404 for an open house that is
 * over, 409 at a limit of waiting guests. Audited.
 */
export async function registerGuest(context: Context, guest: z.output<typeof registerGuestBody>) {
  const { db, now, language, ipAddress, wakeJobs } = context;
  const phone = requireTelephone('phone', guest.phone);
  const foldedCode = foldReferralCode(guest.referralCode);
  const house = { foldedCode, slug: readSlug(guest.link) ?? '' };
  const { linkId, affiliateId } = demand(await findOpenHouse(db, house, now), isOver);
  // Only a machine fills in a hidden field.
  if (guest.website) {
    return answer;
  }
  const { firstName, lastName, email } = guest;
  await transactionOfMany({ db, actor: system, ipAddress }, async (tx) => {
    const { open, needsReview } = await lockOpenInvitations(tx, affiliateId, email);
    if (await isKnownGuest(tx, { linkId, email })) {
      return { changes: nothingChanged };
    }
    const guests = open.filter((one) => one.linkId === linkId);
    const isFull =
      guests.length >= mostGuests ||
      guests.filter(({ isOfThisHour }) => isOfThisHour).length >= mostGuestsAnHour;
    if (isFull) {
      throw new HttpError(409, 'Too many guests of this open house have yet to confirm.');
    }
    const named = { affiliateId, firstName, lastName, email, phone, language, linkId };
    const id = await inviteClient(tx, named, needsReview);
    if (id === undefined) {
      return { changes: nothingChanged };
    }
    await countGuests(tx, linkId, 1);
    const change = {
      action: 'affiliate.register_guest',
      entity: 'affiliate',
      entityId: affiliateId,
      // The person is named in the invitation alone, which is deleted if no one confirms it.
      after: { invitationId: id, linkId },
    };
    return { changes: [change] };
  });
  wakeJobs();
  return answer;
}

function isOver(): HttpError {
  return new HttpError(404, 'This open house is over.');
}
