import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { referralHandovers, referrals } from '#server/db/tables/commissions.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { fullName } from '../queries.ts';

/** The referrals of these leads with the affiliate's name, null if the applicant erased it. */
export function findReferrals(db: Queryable, leadIds: readonly number[]) {
  const { id, leadId, affiliateId, referralCode, status, isSelfReferral, attribution } = referrals;
  const { company } = affiliates;
  return db.drizzle
    .select({
      id,
      leadId,
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
    .where(inArray(leadId, [...leadIds]));
}

/** An affiliate's referrals as rows of a list, in index order; only those whose lead `isShown`. */
export function referralList(ofAffiliate: number, isShown: (leadId: PgColumn) => SQL) {
  const { affiliateId, leadId, ...rest } = referrals;
  const { commissionAmount, notes, createdAt, updatedAt } = rest;
  return {
    table: referrals,
    columns: {
      ...columnsOf(referrals, 'id affiliateId leadId referralCode status'),
      commissionAmount,
      notes,
      createdAt,
      updatedAt,
    },
    sorts: { createdAt: byColumn(createdAt) },
    where: and(eq(affiliateId, ofAffiliate), isShown(leadId)),
  };
}

/** All decisions of staff on these referrals, oldest first. */
export function listHandovers(db: Queryable, referralIds: readonly number[]) {
  return db.drizzle
    .select()
    .from(referralHandovers)
    .where(inArray(referralHandovers.referralId, [...referralIds]))
    .orderBy(asc(referralHandovers.decidedAt), asc(referralHandovers.id));
}

export type HandoverRow = typeof referralHandovers.$inferSelect;
