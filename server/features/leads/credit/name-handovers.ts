import type { Queryable } from '#server/db/queryable.ts';
import type { HandoverRow } from '../../affiliates/referrals/queries.ts';
import { nameAffiliates } from '../../affiliates/name-affiliates.ts';
import { nameStaff } from '../../staff/name-staff.ts';

/** Decisions on whom a lead is credited to, with the names of everybody in them. */
export async function nameHandovers(db: Queryable, handovers: readonly HandoverRow[]) {
  const staffIds = handovers.map(({ actorId }) => actorId);
  const affiliateIds = handovers.flatMap(({ fromAffiliateId, toAffiliateId }) =>
    [fromAffiliateId, toAffiliateId].filter((id) => id !== null),
  );
  const [staff, affiliates] = await Promise.all([
    nameStaff(db, [...new Set(staffIds)]),
    nameAffiliates(db, [...new Set(affiliateIds)]),
  ]);
  const nameOf = (id: number | null) => (id === null ? null : (affiliates.get(id) ?? null));
  return handovers.map(({ decidedAt, actorId, fromAffiliateId, toAffiliateId, reason }) => ({
    at: decidedAt.toISOString(),
    by: staff.get(actorId) ?? '',
    from: nameOf(fromAffiliateId),
    to: nameOf(toAffiliateId),
    reason,
  }));
}
