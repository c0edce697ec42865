import { reopenedByStaff } from '#core/domain/ledger/staff-move.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { moveOne } from './move-one.ts';

/** Takes an approval back, with a reason: the amount is an estimate again. */
export function reopenCommission(
  context: Context<StaffActor>,
  { id, reason }: { id: number; reason: string },
) {
  return moveOne(context, { id, action: 'reopen', reason }, ({ money }) => reopenedByStaff(money));
}
