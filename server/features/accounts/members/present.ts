import type { Queryable } from '#server/db/queryable.ts';
import { findStaffLinks } from '../sign-in/links/writes.ts';
import { findFactorOwners } from '../staff/second-factor/queries.ts';
import { countOwnedLeads, type MemberRow } from './queries.ts';

/** Accounts with the additional columns of the list. */
export async function presentMembers(db: Queryable, rows: readonly MemberRow[]) {
  const ids = rows.map(({ id }) => id);
  const [links, owned, secured] = await Promise.all([
    findStaffLinks(db, ids),
    countOwnedLeads(db, ids),
    findFactorOwners(db, ids),
  ]);
  return rows.map((row) => ({
    ...row,
    linkUntil: links.get(row.id) ?? null,
    leadsOwned: owned.get(row.id) ?? 0,
    hasSecondFactor: secured.has(row.id),
  }));
}

export async function presentMember(db: Queryable, row: MemberRow) {
  const [member] = await presentMembers(db, [row]);
  return member!;
}
