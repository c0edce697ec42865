import type * as z from 'zod/mini';
import type { ownReceipt } from '#core/contract/affiliate/lead.ts';
import { foldReferralCode } from '#core/domain/referral.ts';
import type { CreditReceipt } from '../affiliates/read-lead-referral.ts';

type Receipt = z.output<typeof ownReceipt>;

// What a code of nobody live did, or a clock that was ahead, is nobody's business but staff's.
const untold = new Set(['invalid', 'future']);
const dayMs = 86_400_000;

/** The days for which the winning code counts; null where somebody's word decides. */
function windowDaysOf({ touches, expiresAt, decidedAt }: CreditReceipt): number | null {
  const winner = touches.find(({ verdict }) => verdict === 'winner');
  if (decidedAt !== null || !winner || !expiresAt) {
    return null;
  }
  return Math.round((Date.parse(expiresAt) - Date.parse(winner.touchedAt)) / dayMs);
}

/** A link that counted until the lender decided otherwise does not count any more. */
function verdictNow(verdict: string, isOwn: boolean, decidedAt: Date | null): string {
  return verdict === 'winner' && !isOwn && decidedAt !== null ? 'overruled' : verdict;
}

/**
 * Why a lead is credited to the affiliate who reads it: when which link was followed, the own code
 * by its name, other partners' without. Why staff decided otherwise is told to nobody.
 */
export function describeReceipt(receipt: CreditReceipt): Receipt {
  const { reason, review, expiresAt, touches, code: credited, decidedAt } = receipt;
  const isDecided = decidedAt !== null;
  const told = touches.filter(({ verdict }) => !untold.has(verdict));
  return {
    reason: isDecided ? 'staff' : reason,
    decidedAt: decidedAt?.toISOString() ?? null,
    windowDays: windowDaysOf(receipt),
    expiresAt: isDecided ? null : (expiresAt ?? null),
    isInReview: !isDecided && (review ?? null) !== null,
    touches: told.map(({ code, touchedAt, verdict }) => {
      const isOwn = foldReferralCode(code) === foldReferralCode(credited);
      return {
        touchedAt,
        isOwn,
        code: isOwn ? code : null,
        verdict: verdictNow(verdict, isOwn, decidedAt),
      };
    }),
  };
}
