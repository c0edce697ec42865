import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReferralStatus } from '#core/domain/commission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { commissionLedger, referrals } from '#server/db/tables/commissions.ts';
import { leads } from '#server/db/tables/leads.ts';

/** The lines of one affiliate, as rows of a list; none while no amount is told. */
export function earningList(affiliateId: number, isOn: boolean) {
  const own = eq(commissionLedger.affiliateId, affiliateId);
  const { id, referralId, createdAt, kind, cause, amountCents, reason, basis, payoutBatchId } =
    commissionLedger;
  return {
    table: commissionLedger,
    columns: {
      id,
      referralId,
      createdAt,
      kind,
      cause,
      amountCents,
      reason,
      basis,
      payoutBatchId,
    },
    sorts: { createdAt: byColumn(createdAt) },
    where: (isOn ? own : sql`false`) as SQL,
  };
}

/**
 * Where these referrals stand, whose client each is, and whether it is the affiliate's to see. One
 * that is somebody else's by now is void for this affiliate, whatever became of it there.
 */
export function findOwnClients(db: Queryable, affiliateId: number, ids: readonly number[]) {
  const isOwn = sql`${referrals.affiliateId} is not distinct from ${affiliateId}::bigint`;
  const isShown = sql`${isOwn} and ${leads.deletedAt} is null`;
  return db.drizzle
    .select({
      referralId: referrals.id,
      status: sql<ReferralStatus>`case when ${isOwn} then ${referrals.status} else 'void' end`,
      leadId: leads.id,
      isShown: sql<boolean>`${isShown}`,
      firstName: leads.firstName,
      lastName: leads.lastName,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .where(inArray(referrals.id, [...ids]));
}
