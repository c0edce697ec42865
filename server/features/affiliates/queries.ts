import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { referrals } from '#server/db/tables/commissions.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import type { AuditedTransaction } from '../transaction.ts';

export type NewAffiliate = Pick<
  typeof affiliates.$inferInsert,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'state'
  | 'licenseNumber'
  | 'referralCode'
  | 'commissionRate'
  | 'isLicensedRealtor'
>;

const columns = {
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
  isActive: affiliates.isActive,
  createdAt: affiliates.createdAt,
};

/** A partner as the database answers; never with the password. */
export type AffiliateRow = Pick<typeof affiliates.$inferSelect, keyof typeof columns> & {
  totalReferrals: number;
};

// Spelled out: in a select of one table Drizzle writes its columns bare, and a bare id here would
// be the referral's own.
const totalReferrals = sql<number>`(
  select count(*)::int
  from referrals
  where referrals.affiliate_id = affiliates.id
)`;

/** What the world may know of a live partner; undefined for everybody else. */
export async function findLiveByCode(db: Queryable, foldedCode: string) {
  const { firstName, lastName, company, isLicensedRealtor, referralCode } = affiliates;
  const [row] = await db.drizzle
    .select({
      firstName,
      lastName,
      company,
      isLicensedRealtor,
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

/** Fails with 23505 on affiliates_email or affiliates_referral_code. */
export async function insertAffiliate(
  tx: AuditedTransaction,
  row: NewAffiliate,
): Promise<AffiliateRow> {
  const [stored] = await tx.drizzle.insert(affiliates).values(row).returning(columns);
  return { ...stored!, totalReferrals: 0 };
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
function matches(q: string): SQL | undefined {
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
    columns: { ...columns, totalReferrals },
    sorts,
    where: conditionOf(filters),
  };
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

/** The names of these affiliates, deleted ones included. */
export function findNames(db: Queryable, ids: readonly number[]) {
  return db.drizzle
    .select({ id: affiliates.id, name })
    .from(affiliates)
    .where(inArray(affiliates.id, [...ids]));
}
