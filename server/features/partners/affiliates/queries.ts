import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { foldedPerson, holdsTyped } from '#server/db/search/match-leads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import { isRestorable, isTooOldToRestore } from '../../deletions.ts';
import type { AuditedTransaction } from '../../transaction.ts';

export const columns = {
  ...columnsOf(affiliates, 'id firstName lastName email phone company state licenseNumber'),
  ...columnsOf(affiliates, 'referralCode commissionUnit commissionRate isLicensedRealtor'),
  ...columnsOf(affiliates, 'licenseVerifiedAt needsReview picture isPictureReviewed isActive'),
  ...columnsOf(affiliates, 'createdAt updatedAt'),
};

export type AffiliateRow = Pick<typeof affiliates.$inferSelect, keyof typeof columns>;

/** The public columns of a live affiliate; undefined if there is none. */
export async function findLiveByCode(db: Queryable, foldedCode: string) {
  const { referralCode } = affiliates;

  const [row] = await db.drizzle
    .select({
      ...columnsOf(affiliates, 'id firstName lastName company isLicensedRealtor'),
      ...columnsOf(affiliates, 'commissionUnit commissionRate needsReview referralCode'),
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

function isLiving(id: number): SQL | undefined {
  return and(eq(affiliates.id, id), isNull(affiliates.deletedAt));
}

export async function findAffiliate(db: Queryable, id: number): Promise<AffiliateRow | undefined> {
  const [row] = await db.drizzle.select(columns).from(affiliates).where(isLiving(id));
  return row;
}

/** One affiliate, locked until the transaction ends; new leads can still be credited to them. */
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

interface AffiliateFilters {
  q?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
}

export type AffiliateQuery = PageQuery<keyof typeof sorts> & AffiliateFilters;

export const fullName = sql<string>`${affiliates.firstName} || ' ' || ${affiliates.lastName}`;

/** Matches affiliates by name, mail, company, code, license or number, ignoring accents. */
function matches(q: string): SQL | undefined {
  const { email, company, referralCode, licenseNumber, phone } = affiliates;
  const texts = sql`${fullName}, ${email}, ${company}, ${referralCode}, ${licenseNumber}, ${phone}`;
  return holdsTyped(foldedPerson(texts, phone), q);
}

function conditionOf({ q, status }: AffiliateFilters): SQL | undefined {
  return and(
    isNull(affiliates.deletedAt),
    status ? eq(affiliates.isActive, status === 'active') : undefined,
    q ? matches(q) : undefined,
  );
}

export function affiliateList(filters: AffiliateFilters) {
  return {
    table: affiliates,
    columns,
    sorts,
    where: conditionOf(filters),
  };
}

/** Names of these affiliates by id, including deleted ones; no query for an empty list. */
export async function nameAffiliates(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) {
    return new Map();
  }
  const { id } = affiliates;
  const rows = await db.drizzle
    .select({ id, name: fullName })
    .from(affiliates)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name.trim()]));
}

/** What these affiliates wrote of where they work and by which license. */
export function findLicenseClaims(db: Queryable, ids: readonly number[]) {
  const { id, state, licenseNumber, licenseExpires, isLicensedRealtor, createdAt } = affiliates;
  return db.drizzle
    .select({ id, state, licenseNumber, licenseExpires, isLicensedRealtor, createdAt })
    .from(affiliates)
    .where(inArray(id, [...ids]));
}

export async function findAffiliateIds(db: Queryable, text: string): Promise<number[]> {
  const { id } = affiliates;
  const rows = await db.drizzle.select({ id }).from(affiliates).where(matches(text)).limit(50);
  return rows.map((row) => row.id);
}

/** Rows of the list of deleted affiliates who can still be restored. */
export function deletedAffiliates(q: string | undefined) {
  const { id, firstName, lastName, email, company, referralCode, isActive, createdAt } = columns;
  const { deletedAt } = affiliates;
  return {
    table: affiliates,
    columns: {
      id,
      firstName,
      lastName,
      email,
      company,
      referralCode,
      isActive,
      createdAt,
      deletedAt,
    },
    sorts: { deletedAt: byColumn(deletedAt) },
    where: and(isRestorable(deletedAt), q ? matches(q) : undefined),
  };
}

/**
 * When an affiliate was deleted; null if not deleted, undefined if there is none. Locked until the
 * transaction ends.
 */
export async function lockDeletion(tx: AuditedTransaction, id: number) {
  const { deletedAt } = affiliates;
  const [row] = await tx.drizzle
    .select({ deletedAt, isTooOld: isTooOldToRestore(deletedAt) })
    .from(affiliates)
    .where(eq(affiliates.id, id))
    .for('no key update');
  return row;
}

/** The name of the live affiliate who has this one's address; undefined if there is none. */
export async function findSuccessor(db: Queryable, id: number) {
  const { firstName, lastName, email, deletedAt } = affiliates;
  const address = sql`(select lower(email) from affiliates where id = ${id})`;
  const [row] = await db.drizzle
    .select({ firstName, lastName })
    .from(affiliates)
    .where(and(sql`lower(${email}) = ${address}`, isNull(deletedAt)));
  return row;
}
