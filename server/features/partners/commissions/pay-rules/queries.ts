import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { payoutBatches, payoutItems, referrals } from '#server/db/tables/commissions.ts';
import { partnerBases } from '#server/db/tables/partners.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { newestComputed } from '../queries.ts';

// No lead scope: sums of partners.

/** The partners whose kind is recorded, with their unit and the US cents of their estimates. */
export function findPartnersOfKind(db: Queryable) {
  const { id, firstName, lastName, isLicensedRealtor, commissionUnit } = affiliates;
  return db.drizzle
    .select({
      id,
      name: sql<string>`${firstName} || ' ' || ${lastName}`,
      kind: partnerBases.kind,
      isLicensedRealtor,
      commissionUnit,
      cents: sql<number>`coalesce((
        select sum(r.commission_amount) from referrals r
        where r.affiliate_id = ${affiliates.id} and r.status = 'qualified'
      ), 0)::bigint`.mapWith(Number),
    })
    .from(affiliates)
    .innerJoin(partnerBases, eq(partnerBases.affiliateId, id))
    .where(isNull(affiliates.deletedAt));
}

/** What payouts that still stand paid to these affiliates since a day, by referral. */
export function findPaidSince(db: Queryable, affiliateIds: readonly number[], day: string) {
  const { affiliateId, batchId, referralId, paidCents } = payoutItems;
  return db.drizzle
    .select({ affiliateId, paidCents, computed: newestComputed.as('computed') })
    .from(payoutItems)
    .innerJoin(payoutBatches, eq(payoutBatches.id, batchId))
    .innerJoin(referrals, eq(referrals.id, referralId))
    .where(
      and(
        inArray(affiliateId, [...affiliateIds]),
        gte(payoutBatches.paidOn, day),
        sql`exists (select 1 from standing_parts s
          where s.batch_id = ${batchId} and s.referral_id = ${referralId})`,
      ),
    );
}
