import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { referralHandovers, referrals } from '#server/db/tables/commissions.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { fullName } from '../queries.ts';

/** The id of the newest referral; null if there is none. */
export async function findNewestReferral(db: Queryable): Promise<number | null> {
  const { id } = referrals;
  const [newest] = await db.drizzle.select({ id }).from(referrals).orderBy(desc(id)).limit(1);
  return newest?.id ?? null;
}

/**
 * The referral of a lead with the affiliate's name, which is null if the applicant erased it;
 * undefined if there is no referral.
 */
export async function findReferral(db: Queryable, leadId: number) {
  const { affiliateId, referralCode, status, isSelfReferral, attribution } = referrals;
  const { company } = affiliates;
  const [referral] = await db.drizzle
    .select({
      affiliateId,
      affiliateName: sql<string | null>`${fullName}`,
      company,
      referralCode,
      status,
      isSelfReferral,
      attribution,
    })
    .from(referrals)
    .leftJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(eq(referrals.leadId, leadId));
  return referral;
}

/** A subquery: ids of the leads an affiliate referred. */
export function referredLeads(affiliateId: number): SQL {
  const { leadId } = referrals;
  return sql`(select ${leadId} from ${referrals} where ${referrals.affiliateId} = ${affiliateId})`;
}

/**
 * The referrals of an affiliate as rows of a list, in index order; only those whose lead `isShown`.
 */
export function referralList(ofAffiliate: number, isShown: (leadId: PgColumn) => SQL) {
  const { id, affiliateId, leadId, referralCode, status, ...rest } = referrals;
  const { commissionAmount, notes, createdAt, updatedAt } = rest;
  return {
    table: referrals,
    columns: {
      id,
      affiliateId,
      leadId,
      referralCode,
      status,
      commissionAmount,
      notes,
      createdAt,
      updatedAt,
    },
    sorts: { createdAt: byColumn(createdAt) },
    where: and(eq(affiliateId, ofAffiliate), isShown(leadId)),
  };
}

/** All decisions of staff on a lead's credit, oldest first. */
export function listHandovers(db: Queryable, ofLead: number) {
  return db.drizzle
    .select()
    .from(referralHandovers)
    .where(
      inArray(
        referralHandovers.referralId,
        db.drizzle.select({ id: referrals.id }).from(referrals).where(eq(referrals.leadId, ofLead)),
      ),
    )
    .orderBy(asc(referralHandovers.id));
}

export type HandoverRow = typeof referralHandovers.$inferSelect;
