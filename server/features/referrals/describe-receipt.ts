import type * as z from 'zod/mini';
import type { ownReceipt } from '#core/contract/affiliate/lead.ts';
import { foldReferralCode } from '#core/domain/referral.ts';
import type { CreditReceipt } from '../affiliates/read-lead-referral.ts';

type Receipt = z.output<typeof ownReceipt>;

// What a code of nobody live did, or a clock that was ahead, is nobody's business but staff's.
const untold = new Set(['invalid', 'future']);
const dayMs = 86_400_000;

/** The days for which the winning code counts; null where the buyer's own word decides. */
function windowDaysOf({ touches, expiresAt }: CreditReceipt): number | null {
  const winner = touches.find(({ verdict }) => verdict === 'winner');
  if (!winner || !expiresAt) {
    return null;
  }
  return Math.round((Date.parse(expiresAt) - Date.parse(winner.touchedAt)) / dayMs);
}

/**
 * Why a lead is credited to the affiliate who reads it: when which link was followed, the own code
 * by its name, other partners' without.
 */
export function describeReceipt(receipt: CreditReceipt): Receipt {
  const { reason, review, expiresAt, touches, code: credited } = receipt;
  const told = touches.filter(({ verdict }) => !untold.has(verdict));
  return {
    reason,
    windowDays: windowDaysOf(receipt),
    expiresAt: expiresAt ?? null,
    isInReview: (review ?? null) !== null,
    touches: told.map(({ code, touchedAt, verdict }) => {
      const isOwn = foldReferralCode(code) === foldReferralCode(credited);
      return {
        touchedAt,
        isOwn,
        code: isOwn ? code : null,
        verdict,
      };
    }),
  };
}
