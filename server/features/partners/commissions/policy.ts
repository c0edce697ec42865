import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { referralFeesTitle } from '#core/domain/programme/launch/facts-of-the-lender.ts';
import type { StaffRefusal } from '#core/domain/partners/ledger/staff-move.ts';
import { type Cents, dollarsFromCents } from '#core/domain/money.ts';
import type { MissingReason } from '#core/domain/partners/basis.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { formatDate } from '#core/i18n/format.ts';
import { HttpError } from '#server/platform/http-error.ts';

/** The same 404 for a missing referral and for one without an affiliate. */
export function noSuchCommission(): HttpError {
  return new HttpError(404, 'There is no referral with this number that counts for an affiliate.');
}

/** The same answer for a missing payout and for one that paid this affiliate nothing. */
export function noSuchPayout(): HttpError {
  return new HttpError(404, 'There is no payout with this number.');
}

/** 409 until the lender has confirmed on what legal ground commissions may be paid. */
export function notConfirmed(): HttpError {
  return new HttpError(
    409,
    `No one has confirmed yet that commissions may be paid. In Program, under “To confirm”, read “${referralFeesTitle}” and confirm it. Then approve.`,
  );
}

const mostNamed = 3;

/** 409 for referrals that lack their basis, by id with what is missing. */
export function lacksBasis(lacking: ReadonlyMap<number, readonly MissingReason[]>): HttpError {
  const named = [...lacking].slice(0, mostNamed).map(([id, missing]) => {
    return `Referral ${id}: ${missing.map((reason) => basisTexts.en[reason]).join(' ')}`;
  });
  const more = lacking.size - named.length;
  const sentences = [
    `${lacking.size} of these commissions cannot be paid yet. Nothing was approved.`,
    ...named,
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
  return new HttpError(409, sentences.join(' '));
}

/** 409 for adding to an approved or paid referral that lacks its basis. */
export function lacksBasisToAdd(missing: readonly MissingReason[]): HttpError {
  const reasons = missing.map((reason) => basisTexts.en[reason]).join(' ');
  return new HttpError(
    409,
    `Nothing can be added to this commission yet. ${reasons} Nothing was changed.`,
  );
}

/** 409 while commissions are switched off for the whole programme. */
export function switchedOff(): HttpError {
  return new HttpError(
    409,
    'Commissions are switched off. To pay them, publish a revision of the program terms in which paysCommissions is yes.',
  );
}

const states = {
  pending: 'has not qualified yet',
  qualified: 'has not been approved',
  approved: 'was approved already',
  paid: 'was paid: correct it with an adjustment, or reverse its payout',
  void: 'is void',
} as const;

/** 409 for a move that the referral's state does not allow. */
export function refused(refusal: StaffRefusal): HttpError {
  switch (refusal.reason) {
    case 'status':
      return new HttpError(409, `This referral ${states[refusal.status]}. Nothing was changed.`);
    case 'nothing':
      return new HttpError(409, 'This referral has earned nothing yet. Nothing was changed.');
    case 'below': {
      const earned = dollarsFromCents(refusal.earnedCents).toFixed(2);
      return new HttpError(
        409,
        `This referral earned $${earned}; no more than that can be taken away. Nothing was changed.`,
      );
    }
  }
}

/** 409 for crediting another affiliate with what staff have approved or paid. */
export function alreadyDecided(status: ReferralStatus, earnedCents: Cents): HttpError {
  const amount = `$${dollarsFromCents(earnedCents).toFixed(2)}`;
  const why =
    status === 'paid'
      ? `${amount} was paid for this referral, and a payment is not moved to another affiliate. Correct it with an adjustment in the tab Commissions.`
      : `${amount} was approved for this referral. Take the approval back in the tab Commissions, then give the credit to someone else.`;
  return new HttpError(409, `${why} Nothing was changed.`);
}

/** 409 for a merge, or its undoing, that would move amounts that staff approved or paid. */
export function movesMoney(
  moved: readonly { name: string; status: ReferralStatus; cents: Cents }[],
): HttpError {
  const amounts = moved.map(({ name, status, cents }) => {
    return `$${dollarsFromCents(cents).toFixed(2)} of ${name} (${status})`;
  });
  return new HttpError(
    409,
    `This would move ${amounts.join(' and ')}. Ask an admin to do it. Nothing was changed.`,
  );
}

/** 409 if the amount due differs from the one the actor saw. */
export function otherAmount(): HttpError {
  return new HttpError(
    409,
    'What is due has changed since you looked: someone approved, adjusted, or paid in the meantime. Nothing was paid. Look at it again.',
  );
}

/** 400 for a payment dated before the approval that it pays, or after today. */
export function wrongDay(from: string, to: string): HttpError {
  const day = (text: string) => formatDate(text, 'en', 'UTC');
  const sentence =
    from >= to
      ? `What is approved today is paid today: the payment can only be dated ${day(to)}.`
      : `A payment is dated between the newest approval that it pays (${day(from)}) and today (${day(to)}).`;
  return new HttpError(400, `${sentence} Nothing was paid.`, {
    errors: [{ path: 'paidOn', key: 'paidOn.range', values: { from: day(from), to: day(to) } }],
  });
}

/** 409 for a payout that is reversed already. */
export function alreadyReversed(): HttpError {
  return new HttpError(409, 'This payout was reversed already. Nothing was changed.');
}

const payoutStates = {
  prepared: 'is prepared, but not recorded as paid: discard it instead',
  sent: 'was recorded as paid already',
  discarded: 'was discarded already',
  reversed: 'was reversed',
} as const;

/** 409 for a payout whose state does not allow the step. */
export function wrongPayoutState(state: keyof typeof payoutStates): HttpError {
  return new HttpError(409, `This payout ${payoutStates[state]}. Nothing was changed.`);
}

/** 404 for a payee whom a payout does not pay, or whom an affiliate does not have. */
export function noSuchPayee(): HttpError {
  return new HttpError(404, 'There is no payee with this number.');
}

/** 409 for taking back what a prepared payout holds: it may be at the bank. */
export function heldByPayout(payout: number): HttpError {
  return new HttpError(
    409,
    `Payout ${payout} is prepared and holds this commission. Discard it first, or record it as paid and then adjust. Nothing was changed.`,
  );
}

/** 409 for a payout that a later one depends on. */
export function settledByLaterPayout(later: number): HttpError {
  return new HttpError(
    409,
    `Payout ${later} settled a correction of what this payout paid. Reverse payout ${later} first, or discard it while it is prepared. Nothing was changed.`,
  );
}

/** 409 when there is nothing to pay. */
export function nothingDue(): HttpError {
  return new HttpError(409, 'Nothing is due: no approved commission waits to be paid.');
}
