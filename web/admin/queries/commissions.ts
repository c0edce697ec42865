import { listAgreements } from '#core/contract/partners/affiliate/agreement.ts';
import {
  readCommission,
  readCommissionSums,
} from '#core/contract/partners/commission/commissions.ts';
import { rehearseCommissions } from '#core/contract/partners/commission/rehearsal.ts';
import {
  readDue,
  readPayout,
  readPayoutStatement,
} from '#core/contract/partners/commission/payouts.ts';
import { listPayoutYears } from '#core/contract/partners/commission/years.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { commissionKeys, commissionSumsKey, payoutKeys } from './keys.ts';

/** Sums of commissions by state, for all affiliates or one. */
export const commissionSumsQuery = (affiliate?: number) =>
  callQuery([...commissionSumsKey, affiliate ?? null], readCommissionSums, {
    query: { affiliate },
  });

export const commissionQuery = (id: number) =>
  callQuery(commissionKeys.one(id), readCommission, { params: { id } });

/**
 * The amounts that a payout would pay now. Never cached, because the admin is about to agree to
 * them.
 */
export const dueQuery = callQuery(
  [...payoutKeys.all, 'due'],
  readDue,
  { query: {} },
  { staleTime: 0, gcTime: 0 },
);

/** Payments by calendar year, with the threshold of Form 1099. */
export const payoutYearsQuery = callQuery([...payoutKeys.all, 'years'], listPayoutYears);

/** Every version of the partner agreement. */
export const agreementsQuery = callQuery([...commissionKeys.all, 'agreements'], listAgreements);

/** The commissions of closed referrals under changed terms. */
export const rehearsalQuery = (body: BodyOf<typeof rehearseCommissions>) =>
  callQuery([...commissionKeys.all, 'rehearsal', body], rehearseCommissions, { body });

/** One payout, by affiliate. */
export const payoutQuery = (id: number) =>
  callQuery(payoutKeys.one(id), readPayout, { params: { id } });

/** One affiliate's payment in a payout; ids as they are in the address. */
export const statementQuery = (id: string, affiliateId: string) =>
  callQuery([...payoutKeys.one(id), 'statement', affiliateId], readPayoutStatement, {
    params: { id, affiliateId },
  });
