import type { Queryable } from '#server/db/queryable.ts';
import { nameStaff } from '../../staff/name-staff.ts';
import { noSuchPayout } from '../policy.ts';
import { findPayout, type PayoutRow } from './queries.ts';

type Row = NonNullable<PayoutRow>;

/** A payout as the lists of staff have it. */
export function presentPayout(
  { createdBy, createdAt, ...row }: Row,
  names: ReadonlyMap<number, string>,
) {
  return {
    ...row,
    by: names.get(createdBy) ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** One payout; 404 for none. */
export async function describePayout(db: Queryable, id: number) {
  const row = await findPayout(db, id);
  if (!row) {
    throw noSuchPayout();
  }
  return presentPayout(row, await nameStaff(db, [row.createdBy]));
}
