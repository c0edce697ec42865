import type * as z from 'zod/mini';
import { readAgreement } from '#core/contract/partners/affiliate/agreement.ts';
import { readEarnings, readOwnStatement } from '#core/contract/partners/affiliate/earnings.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const earningKeys = nounKeys('earnings');

/** The commissions of the affiliate's referrals, and whether the program pays any. */
export const earningsQuery = callQuery([...earningKeys.all, 'sums'], readEarnings);

export const agreementQuery = callQuery([...earningKeys.all, 'agreement'], readAgreement);

export const statementQuery = (id: string) =>
  callQuery(earningKeys.one(id), readOwnStatement, { params: { id } });

export type Earnings = z.output<(typeof readEarnings)['answer']>;

/** While the program pays nothing, earlier approvals and payments stay visible. */
export function hasAnything({ isOn, approvedCents, statements }: Earnings): boolean {
  return isOn || approvedCents > 0 || statements.length > 0;
}
