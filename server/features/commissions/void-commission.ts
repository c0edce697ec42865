import { voidedByStaff } from '#core/domain/ledger/staff-move.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { moveOne } from './move-one.ts';

/** Takes away what a referral earned, with a reason that the affiliate reads; never once it was paid. */
export function voidCommission(
  context: Context<StaffActor>,
  { id, reason }: { id: number; reason: string },
) {
  return moveOne(context, { id, action: 'void', reason }, ({ money }) => voidedByStaff(money));
}
