import type { Cents } from '../money.ts';
import type { ReferralMove } from './referral-move.ts';
import type { ReferralStatus } from '../commission.ts';

/**
 * Takes back what a payout paid for one referral, by a line of its own. One whose commission it paid
 * is approved and due again; of one it only settled corrections for, those are open again.
 */
export function reversed(
  status: ReferralStatus,
  { paidCents, isItem }: { paidCents: Cents; isItem: boolean },
): ReferralMove {
  const line = { kind: 'reversal', cause: 'reversal', amountCents: paidCents } as const;
  return { to: isItem ? 'approved' : status, lines: [line] };
}
