import { type ReferralStatus, referralStatuses } from '#core/domain/partners/commission.ts';
import { hindersApproval } from '#core/domain/partners/basis.ts';
import { waitsForAnswer } from '#core/domain/partners/earned-twice.ts';
import type { Services, StaffContext } from '../../context.ts';
import { isFactSettled } from '../../programme/record-confirmation.ts';
import { findWhatIsMissing } from './basis/find-partners.ts';
import { notConfirmed, switchedOff } from './policy.ts';
import { findAlsoEarned, findClosed, sumPaid, sumStates, sumWaiting } from './queries.ts';

interface StateSum {
  count: number;
  earnedCents: number;
}

/**
 * What is closed and not approved, of all affiliates or of one: what lacks neither a thing that an
 * approval needs nor the price at closing, and the rest.
 */
export async function sortClosed(
  { db, programme }: Pick<Services, 'db' | 'programme'>,
  payTerms: { isConfirmed: boolean },
  affiliate: number | undefined,
) {
  const closed = await findClosed(db, affiliate);
  const ids = closed.map(({ affiliateId }) => affiliateId);
  const missingOf = await findWhatIsMissing(db, ids, programme.today(), payTerms);
  const complete = closed.filter(
    (row) =>
      row.status === 'qualified' &&
      !row.lacksClosing &&
      !missingOf(row.affiliateId, row.computed).some(hindersApproval),
  );
  const othersOf = await findAlsoEarned(
    db,
    complete.map(({ id }) => id),
  );
  const ready = complete.filter((row) => !waitsForAnswer('qualified', othersOf.get(row.id)!));
  const isReady = new Set(ready);
  return { ready, lacking: closed.filter((row) => !isReady.has(row)) };
}

function add(rows: readonly { earnedCents: number }[]): StateSum {
  const earnedCents = rows.reduce((sum, row) => sum + row.earnedCents, 0);
  return { count: rows.length, earnedCents };
}

/** How many referrals are in each state and what they earned, of all affiliates or of one. */
export async function readCommissionSums(
  context: StaffContext,
  { affiliate }: { affiliate?: number | undefined },
) {
  const { db } = context;
  const [rows, waiting, paidCents, basis] = await Promise.all([
    sumStates(db, affiliate),
    sumWaiting(db, affiliate),
    sumPaid(db, affiliate),
    readPayTerms(context),
  ]);
  const { ready, lacking } = await sortClosed(context, basis, affiliate);
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
    ready: add(ready),
    lacking: {
      ...add(lacking),
      affiliates: new Set(lacking.map(({ affiliateId }) => affiliateId)).size,
    },
    waiting,
    unearned: pending.count + qualified.count - decide.count,
    paidCents,
  };
}

/** Whether commissions are paid at all, on what terms, and whether that fact was confirmed. */
export async function readPayTerms(services: Pick<Services, 'db' | 'programme'>) {
  const { paysCommissions, payBasis } = await services.programme.currentTerms();
  const isConfirmed = await isFactSettled(services, 'referral-fees');
  return {
    isOn: paysCommissions,
    isRequired: payBasis === 'required',
    isConfirmed: isConfirmed === true,
  };
}

/**
 * 409 unless commissions are switched on and, where a basis is required, the fact that they may be
 * paid is confirmed.
 */
export async function requirePayTerms(services: Pick<Services, 'db' | 'programme'>) {
  const terms = await readPayTerms(services);
  if (!terms.isOn) {
    throw switchedOff();
  }
  if (terms.isRequired && !terms.isConfirmed) {
    throw notConfirmed();
  }
  return terms;
}
