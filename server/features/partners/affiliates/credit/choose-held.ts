import {
  type ApplicationCredit,
  type CreditTerms,
  creditOfPerson,
} from '#core/domain/partners/attribution.ts';
import { referralStatuses } from '#core/domain/partners/commission.ts';
import type { HeldCredit } from './writes.ts';

// A void referral is the least; otherwise keep the one that is furthest ahead.
const steps = ['void', ...referralStatuses.filter((status) => status !== 'void')];
const stepOf = ({ status }: HeldCredit) => steps.indexOf(status);

/**
 * The facts that decide whether a credit is kept; null if no affiliate is credited and staff did
 * not decide so.
 */
function termsOf(held: HeldCredit): (ApplicationCredit & { held: HeldCredit }) | null {
  const { referralCode, decidedAt, attribution, createdAt } = held;
  if (referralCode === null && decidedAt === null) {
    return null;
  }
  const code = referralCode ?? '';
  if (decidedAt !== null) {
    return { held, code, at: decidedAt, decidedBy: 'staff' };
  }
  const winner = attribution?.touches?.find(({ verdict }) => verdict === 'winner');
  return {
    held,
    code,
    at: winner ? new Date(winner.touchedAt) : createdAt,
    decidedBy: attribution?.reason === 'buyer_choice' ? 'buyer' : 'links',
  };
}

/**
 * The referral that is kept when these belong to one lead, by the rules of attribution. If both are
 * the same affiliate's, the one further ahead. Undefined if no affiliate is credited.
 */
export function chooseHeld(
  credits: readonly HeldCredit[],
  creditTerms: CreditTerms,
): HeldCredit | undefined {
  const terms = credits.map(termsOf).filter((one) => one !== null);
  const chosen = creditOfPerson(terms, creditTerms)?.held;
  const { affiliateId } = chosen ?? { affiliateId: null };
  if (affiliateId === null) {
    return chosen;
  }
  const equal = credits.filter((held) => held.affiliateId === affiliateId);
  return (
    equal
      .toSorted((a, b) => stepOf(b) - stepOf(a))
      .find((held) => {
        return stepOf(held) > stepOf(chosen!);
      }) ?? chosen
  );
}
