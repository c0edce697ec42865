import { referralStatuses, type ReferralStatus } from '#core/domain/commission.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { requireAdmin } from '../require-admin.ts';
import { sumPaid, sumStates } from './queries.ts';
import { readBasis } from './require-basis.ts';

interface StateSum {
  count: number;
  earnedCents: number;
}

/**
 * How many referrals are in each state and what they earned, of all affiliates or of one; 403 for
 * staff who are no admins.
 */
export async function readCommissionSums(
  context: Context<StaffActor>,
  { affiliate }: { affiliate?: number | undefined },
) {
  const { db, actor } = context;
  requireAdmin(actor);
  const [rows, paidCents, basis] = await Promise.all([
    sumStates(db, affiliate),
    sumPaid(db, affiliate),
    readBasis(context),
  ]);
  const sumOf = (status: ReferralStatus): StateSum => {
    const { count = 0, earnedCents = 0 } = rows.find((row) => row.status === status) ?? {};
    return { count, earnedCents };
  };
  const states = Object.fromEntries(
    referralStatuses.map((status) => [status, sumOf(status)]),
  ) as Record<ReferralStatus, StateSum>;
  const withAmount = (status: ReferralStatus) =>
    rows.find((row) => row.status === status)?.withAmount ?? 0;
  const { pending, qualified } = states;
  const decide = { count: withAmount('qualified'), earnedCents: qualified.earnedCents };
  return {
    basis,
    states,
    decide,
    unearned: pending.count + qualified.count - decide.count,
    paidCents,
  };
}
