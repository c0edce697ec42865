import { type ReferralStatus, referralStatuses } from '#core/domain/commission.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context, Services } from '../context.ts';
import { isFactSettled } from '../programme/record-confirmation.ts';
import { notConfirmed, switchedOff } from './policy.ts';
import { sumPaid, sumStates } from './queries.ts';

interface StateSum {
  count: number;
  earnedCents: number;
}

/** How many referrals are in each state and what they earned, of all affiliates or of one. */
export async function readCommissionSums(
  context: Context<StaffActor>,
  { affiliate }: { affiliate?: number | undefined },
) {
  const { db } = context;
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

/** Whether commissions are paid at all, and whether that fact was confirmed. */
async function readBasis(services: Pick<Services, 'db' | 'programme'>) {
  const { paysCommissions } = await services.programme.currentTerms();
  const isConfirmed = await isFactSettled(services, 'referral-fees');
  return { isOn: paysCommissions, isConfirmed: isConfirmed === true };
}

/** 409 unless commissions are switched on and the fact that they may be paid is confirmed. */
export async function requireBasis(services: Pick<Services, 'db' | 'programme'>): Promise<void> {
  const { isOn, isConfirmed } = await readBasis(services);
  if (!isOn) {
    throw switchedOff();
  }
  if (!isConfirmed) {
    throw notConfirmed();
  }
}
