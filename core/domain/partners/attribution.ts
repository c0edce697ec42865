import { dayMs } from '../office/day.ts';
import type { ProgrammeTerms } from '../programme/programme-terms.ts';
import { foldReferralCode } from './referral.ts';

/** Who reported a touch: this server's log, the browser, or the buyer. */
export type TouchSource = 'server' | 'browser' | 'buyer';

/** One arrival with a referral code; `isValid`: it belonged to a live affiliate then. */
export interface Touch {
  readonly code: string;
  readonly at: Date;
  readonly isValid: boolean;
  readonly source: TouchSource;
}

/** `outranked`: the links credit this touch, but the buyer named another affiliate or none. */
type TouchVerdict =
  | 'winner'
  | 'same_code'
  | 'earlier_code'
  | 'later_code'
  | 'expired'
  | 'invalid'
  | 'future'
  | 'outranked';

/** Which valid code is credited, and for how many days a code counts. */
export type CreditTerms = Pick<ProgrammeTerms, 'creditRule' | 'attributionDays'>;

/** The buyer's own choice: a typed code, or 'nobody' if the shown code was erased. */
export type BuyerChoice<T extends Touch = Touch> = T | 'nobody';

export interface Attribution<T extends Touch = Touch> {
  readonly winner: T | null;
  readonly reason:
    | 'latest_valid_code'
    | 'first_valid_code'
    | 'no_touch'
    | 'no_valid_code'
    | 'expired'
    | 'buyer_choice';
  readonly expiresAt: Date | null;
  /** Why staff should look: a browser's claim beats the log, or the buyer contradicts links. */
  readonly review: 'claim_over_log' | 'buyer_choice' | null;
  readonly touches: readonly {
    readonly touch: T;
    readonly verdict: TouchVerdict;
  }[];
}

interface Term<T extends Touch> {
  readonly holder: T;
  readonly expiresAt: Date;
  readonly isOver: boolean;
}

// The affiliate who last held the lead, and until when. `inOrder` is oldest first.
function lastTerm<T extends Touch>(
  inOrder: readonly T[],
  now: Date,
  { creditRule, attributionDays }: CreditTerms,
): Term<T> | null {
  const windowMs = attributionDays * dayMs;
  let holder: T | null = null;
  for (const touch of inOrder) {
    if (!touch.isValid || touch.at > now) {
      continue;
    }
    const isOver = holder !== null && touch.at.getTime() - holder.at.getTime() > windowMs;
    if (holder === null || isOver || creditRule === 'latest') {
      holder = touch;
    }
  }
  if (holder === null) {
    return null;
  }
  const expiresAt = new Date(holder.at.getTime() + windowMs);
  return {
    holder,
    expiresAt,
    isOver: now > expiresAt,
  };
}

/**
 * Chooses the referral a lead is credited to. By `latest` it is the newest valid code; by `first`
 * the first valid one keeps it for `attributionDays`, then the next may take it. Touches reported
 * by the browser count like logged ones, because the log sees each new tab as a new visitor. They
 * cannot remove an affiliate that the log alone names; if they lead to another affiliate, the
 * referral is marked for review.
 */
export function chooseAttribution<T extends Touch>(
  touches: readonly T[],
  now: Date,
  terms: CreditTerms,
): Attribution<T> {
  const inOrder = touches.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const told = lastTerm(inOrder, now, terms);
  const logged = lastTerm(
    inOrder.filter(({ source }) => source === 'server'),
    now,
    terms,
  );
  const term = [told, logged].find((one) => one?.isOver === false) ?? null;
  const winner = term?.holder ?? null;
  const isContested =
    winner !== null &&
    logged?.isOver === false &&
    foldReferralCode(logged.holder.code) !== foldReferralCode(winner.code);

  const verdictOf = (touch: T): TouchVerdict => {
    if (touch.at > now) {
      return 'future';
    }
    if (!touch.isValid) {
      return 'invalid';
    }
    if (touch === winner) {
      return 'winner';
    }
    const ageMs = now.getTime() - touch.at.getTime();
    const isEarlier = winner !== null && inOrder.indexOf(touch) < inOrder.indexOf(winner);
    const isOver = terms.creditRule === 'first' || ageMs > terms.attributionDays * dayMs;
    if (winner === null || (isEarlier && isOver)) {
      return 'expired';
    }
    if (foldReferralCode(touch.code) === foldReferralCode(winner.code)) {
      return 'same_code';
    }
    return isEarlier ? 'earlier_code' : 'later_code';
  };
  const verdicts = inOrder.map((touch) => ({
    touch,
    verdict: verdictOf(touch),
  }));
  const reason =
    winner !== null
      ? (`${terms.creditRule}_valid_code` as const)
      : told !== null
        ? 'expired'
        : verdicts.some(({ verdict }) => verdict === 'invalid')
          ? 'no_valid_code'
          : 'no_touch';
  return {
    winner,
    reason,
    expiresAt: term?.expiresAt ?? null,
    review: isContested ? 'claim_over_log' : null,
    touches: verdicts,
  };
}

/**
 * Applies the buyer's choice to the attribution by links. An active code takes the credit; `nobody`
 * removes it; an inactive code, or a choice that agrees with the links, changes nothing. Any other
 * choice is marked for review, and the links' result is kept.
 */
export function applyBuyerChoice<T extends Touch>(
  linked: Attribution<T>,
  choice: BuyerChoice<T>,
): Attribution<T> {
  const chosen = choice === 'nobody' ? null : choice;
  if (chosen?.isValid === false || isSameCode(chosen, linked.winner)) {
    return linked;
  }
  const outranked = linked.touches.map(({ touch, verdict }) => ({
    touch,
    verdict: verdict === 'winner' ? ('outranked' as const) : verdict,
  }));
  const own = chosen === null ? [] : [{ touch: chosen, verdict: 'winner' as const }];
  return {
    winner: chosen,
    reason: 'buyer_choice',
    expiresAt: null,
    review: 'buyer_choice',
    touches: [...outranked, ...own],
  };
}

function isSameCode(one: Touch | null, other: Touch | null): boolean {
  if (one === null || other === null) {
    return one === other;
  }
  return foldReferralCode(one.code) === foldReferralCode(other.code);
}

/** The credit of one application of a person: for whom, when, and on whose report. */
export interface ApplicationCredit {
  readonly code: string;
  readonly at: Date;
  readonly decidedBy: 'staff' | 'buyer' | 'links';
}

/**
 * The credit of a person whose applications are merged: the newest decision of staff, or else the
 * buyer's choice, or else the link that the terms credit. Null if no affiliate is credited.
 */
export function creditOfPerson<T extends ApplicationCredit>(
  credits: readonly T[],
  terms: CreditTerms,
): T | null {
  const inOrder = credits.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const byStaff = inOrder.findLast(({ decidedBy }) => decidedBy === 'staff');
  if (byStaff) {
    return byStaff;
  }
  const byBuyer = inOrder.filter(({ decidedBy }) => decidedBy === 'buyer');
  const rivals = (byBuyer.length > 0 ? byBuyer : inOrder).map((credit) => ({
    credit,
    code: credit.code,
    at: credit.at,
    isValid: true,
    source: 'server' as const,
  }));
  const last = rivals.at(-1);
  return last ? (chooseAttribution(rivals, last.at, terms).winner?.credit ?? null) : null;
}
