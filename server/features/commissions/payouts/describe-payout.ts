import type { Queryable } from '#server/db/queryable.ts';
import { nameStaff } from '../../staff/name-staff.ts';
import { noSuchPayout } from '../policy.ts';
import { findPayout, type PayoutRow } from './queries.ts';

type Row = NonNullable<PayoutRow>;

/** A payout as the lists of staff have it. */
export function presentPayout(
  { createdBy, createdAt, reversedAt, reversedBy, ...row }: Row,
  names: ReadonlyMap<number, string>,
) {
  return {
    ...row,
    by: names.get(createdBy) ?? null,
    createdAt: createdAt.toISOString(),
    reversedAt: reversedAt?.toISOString() ?? null,
    reversedBy: reversedBy === null ? null : (names.get(reversedBy) ?? null),
  };
}

/** Who wrote these payouts down, and who reversed them. */
export function staffOf(rows: readonly Row[]): number[] {
  const ids = rows.flatMap(({ createdBy, reversedBy }) => [createdBy, reversedBy]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** One payout; 404 if there is none. */
export async function describePayout(db: Queryable, id: number) {
  const row = await findPayout(db, id);
  if (!row) {
    throw noSuchPayout();
  }
  return presentPayout(row, await nameStaff(db, staffOf([row])));
}
