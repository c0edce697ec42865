import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { referrals } from '#server/db/tables/commissions.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import type { AuditedTransaction } from '../transaction.ts';

/** What of a partner is read; never the password. */
export const columns = {
  id: affiliates.id,
  firstName: affiliates.firstName,
  lastName: affiliates.lastName,
  email: affiliates.email,
  phone: affiliates.phone,
  company: affiliates.company,
  state: affiliates.state,
  licenseNumber: affiliates.licenseNumber,
  referralCode: affiliates.referralCode,
  commissionRate: affiliates.commissionRate,
  isLicensedRealtor: affiliates.isLicensedRealtor,
  licenseVerifiedAt: affiliates.licenseVerifiedAt,
  needsReview: affiliates.needsReview,
  isActive: affiliates.isActive,
  createdAt: affiliates.createdAt,
  updatedAt: affiliates.updatedAt,
};

/** A partner as the database answers; never with the password. */
export type AffiliateRow = Pick<typeof affiliates.$inferSelect, keyof typeof columns>;

/** What the world may know of a live partner; undefined for everybody else. */
export async function findLiveByCode(db: Queryable, foldedCode: string) {
  const { firstName, lastName, company, isLicensedRealtor, needsReview, referralCode } = affiliates;
  const [row] = await db.drizzle
    .select({
      firstName,
      lastName,
      company,
      isLicensedRealtor,
      needsReview,
      referralCode,
    })
    .from(affiliates)
    .where(
      and(
        sql`lower(${referralCode}) = ${foldedCode}`,
        eq(affiliates.isActive, true),
        isNull(affiliates.deletedAt),
      ),
    );
  return row;
}

/**
 * The folded codes that begin with `foldedPrefix` (letters and digits alone), deleted partners'
 * included: a code is never given twice.
 */
export async function listCodesFrom(db: Queryable, foldedPrefix: string): Promise<Set<string>> {
  const code = sql<string>`lower(${affiliates.referralCode})`;
  const rows = await db.drizzle
    .select({ code })
    .from(affiliates)
    .where(sql`${code} like ${`${foldedPrefix}%`}`);
  return new Set(rows.map((row) => row.code));
}

/** Whether a folded code stands anywhere; a deleted partner's counts, for none is given twice. */
export async function hasCode(db: Queryable, foldedCode: string): Promise<boolean> {
  const isIt = sql`lower(${affiliates.referralCode}) = ${foldedCode}`;
  return (await db.drizzle.$count(affiliates, isIt)) > 0;
}

/** What a mail to a live partner says of them; undefined for everybody else. */
export async function findMailed(db: Queryable, id: number) {
  const { firstName, email, referralCode, isActive } = affiliates;
  const [row] = await db.drizzle
    .select({
      firstName,
      email,
      referralCode,
    })
    .from(affiliates)
    .where(and(isLiving(id), eq(isActive, true)));
  return row;
}

/** A partner who was not deleted. */
function isLiving(id: number): SQL | undefined {
  return and(eq(affiliates.id, id), isNull(affiliates.deletedAt));
}

/** One partner who was not deleted. */
export async function findAffiliate(db: Queryable, id: number): Promise<AffiliateRow | undefined> {
  const [row] = await db.drizzle.select(columns).from(affiliates).where(isLiving(id));
  return row;
}

/** Whether there is a partner of this number who was not deleted. */
export async function hasAffiliate(db: Queryable, id: number): Promise<boolean> {
  return (await db.drizzle.$count(affiliates, isLiving(id))) > 0;
}

/** One partner, kept from every other change until the transaction ends; leads still come in. */
export async function lockAffiliate(tx: AuditedTransaction, id: number) {
  const [row] = await tx.drizzle
    .select(columns)
    .from(affiliates)
    .where(isLiving(id))
    .for('no key update');
  return row;
}

const sorts = {
  createdAt: byColumn(affiliates.createdAt),
  firstName: byFoldedText(affiliates.firstName),
  lastName: byFoldedText(affiliates.lastName),
};

export interface AffiliateFilters {
  q?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
}

export type AffiliateQuery = PageQuery<keyof typeof sorts> & AffiliateFilters;

const name = sql<string>`${affiliates.firstName} || ' ' || ${affiliates.lastName}`;

/** Whose name, mail, company or code holds what was typed, letters without their marks. */
export function matches(q: string): SQL | undefined {
  const { email, company, referralCode } = affiliates;
  const searched = [name, email, company, referralCode];
  return or(...searched.map((text) => sql`fold_text(${text}) like folded_pattern(${q})`));
}

function conditionOf({ q, status }: AffiliateFilters): SQL | undefined {
  return and(
    isNull(affiliates.deletedAt),
    status ? eq(affiliates.isActive, status === 'active') : undefined,
    q ? matches(q) : undefined,
  );
}

/** The partners who fit, as rows of a list. */
export function affiliateList(filters: AffiliateFilters) {
  return {
    table: affiliates,
    columns,
    sorts,
    where: conditionOf(filters),
  };
}

/** The number of the newest referral; null for none. */
export async function findNewestReferralId(db: Queryable): Promise<number | null> {
  const { id } = referrals;
  const [newest] = await db.drizzle.select({ id }).from(referrals).orderBy(desc(id)).limit(1);
  return newest?.id ?? null;
}

/**
 * The referral of a lead with the affiliate's name, null where the applicant erased it; undefined
 * when nobody sent it.
 */
export async function findReferral(db: Queryable, leadId: number) {
  const { affiliateId, referralCode, status, isSelfReferral, attribution } = referrals;
  const { company } = affiliates;
  const [referral] = await db.drizzle
    .select({
      affiliateId,
      affiliateName: sql<string | null>`${name}`,
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

/** A subquery: the numbers of the leads an affiliate referred. */
export function selectReferred(affiliateId: number): SQL {
  const { leadId } = referrals;
  return sql`(select ${leadId} from ${referrals} where ${referrals.affiliateId} = ${affiliateId})`;
}

/**
 * The referrals of an affiliate as rows of a list, in the order of their index; of those leads that
 * `isShown` lets through.
 */
export function referralsOf(affiliateId: number, isShown: (leadId: PgColumn) => SQL) {
  const { id, leadId, referralCode, status, commissionAmount, notes, createdAt, updatedAt } =
    referrals;
  return {
    table: referrals,
    columns: {
      id,
      affiliateId: referrals.affiliateId,
      leadId,
      referralCode,
      status,
      commissionAmount,
      notes,
      createdAt,
      updatedAt,
    },
    sorts: { createdAt: byColumn(createdAt) },
    where: and(eq(referrals.affiliateId, affiliateId), isShown(leadId)),
  };
}

export function findNames(db: Queryable, ids: readonly number[]) {
  const { id } = affiliates;
  return db.drizzle
    .select({ id, name })
    .from(affiliates)
    .where(inArray(id, [...ids]));
}

export function findIdsByText(db: Queryable, text: string) {
  return db.drizzle.select({ id: affiliates.id }).from(affiliates).where(matches(text)).limit(50);
}
