import { adjustedByStaff } from '#core/domain/ledger/staff-move.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { moveOne } from './move-one.ts';

interface Adjustment {
  id: number;
  key: string;
  amountCents: number;
  reason: string;
}

/**
 * Adds to what a referral earned, or takes from it, with a reason that the affiliate reads; after it
 * was paid this is a correction that the next payout settles. Once for a key.
 */
export function adjustCommission(
  context: Context<StaffActor>,
  { id, key, amountCents, reason }: Adjustment,
) {
  const event = {
    id,
    action: 'adjust',
    reason,
    key: `adjust:${context.actor.id}:${key}`,
  };
  return moveOne(context, event, ({ money }) => adjustedByStaff(money, amountCents));
}
