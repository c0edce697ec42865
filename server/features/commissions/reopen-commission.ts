import { reopenedByStaff } from '#core/domain/ledger/staff-move.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { moveOne } from './move-one.ts';
import { findHomePrice } from './queries.ts';

/**
 * Takes an approval back, with a reason: the amount is an estimate again, of the price of now. Who
 * changes the price meanwhile waits for the referral, and then moves it.
 */
export function reopenCommission(
  context: Context<StaffActor>,
  { id, reason }: { id: number; reason: string },
) {
  return moveOne(context, { id, action: 'reopen', reason }, async (referral, tx) =>
    reopenedByStaff(referral.money, await findHomePrice(tx, referral.leadId)),
  );
}
