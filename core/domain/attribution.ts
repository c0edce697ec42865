import { foldReferralCode } from './referral.ts';

/** One arrival with a referral code; `isValid` says whether the code belonged to a live affiliate then. */
export interface Touch {
  readonly code: string;
  readonly at: Date;
  readonly isValid: boolean;
}

/** Why a touch counted or not. */
export type TouchVerdict = 'winner' | 'same_code' | 'later_code' | 'expired' | 'invalid' | 'future';

/** The receipt of an attribution: who it goes to, until when, and what became of every touch, oldest first. */
export interface Attribution<T extends Touch = Touch> {
  readonly winner: T | null;
  readonly reason: 'first_valid_code' | 'no_touch' | 'no_valid_code' | 'expired';
  readonly expiresAt: Date | null;
  readonly touches: readonly { readonly touch: T; readonly verdict: TouchVerdict }[];
}

const dayMs = 86_400_000;

/** Chooses the referral a lead is credited to: the first valid code keeps it for `windowDays`, then the next valid one may take it. */
export const chooseAttribution = <T extends Touch>(touches: readonly T[], now: Date, windowDays: number): Attribution<T> => {
  const windowMs = windowDays * dayMs;
  const inOrder = touches.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let holder: T | null = null;
  for (const touch of inOrder) {
    if (!touch.isValid || touch.at > now) continue;
    if (holder === null || touch.at.getTime() - holder.at.getTime() > windowMs) holder = touch;
  }
  const expiresAt = holder === null ? null : new Date(holder.at.getTime() + windowMs);
  const winner = expiresAt !== null && now <= expiresAt ? holder : null;

  const verdictOf = (touch: T): TouchVerdict => {
    if (touch.at > now) return 'future';
    if (!touch.isValid) return 'invalid';
    if (winner === null || touch.at < winner.at) return 'expired';
    if (touch === winner) return 'winner';
    return foldReferralCode(touch.code) === foldReferralCode(winner.code) ? 'same_code' : 'later_code';
  };
  const verdicts = inOrder.map((touch) => ({ touch, verdict: verdictOf(touch) }));
  const reason = winner !== null ? 'first_valid_code'
    : holder !== null ? 'expired'
      : verdicts.some(({ verdict }) => verdict === 'invalid') ? 'no_valid_code' : 'no_touch';
  return { winner, reason, expiresAt: winner === null ? null : expiresAt, touches: verdicts };
};
