import { and, desc, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { payees } from '#server/db/tables/commissions.ts';

export function findPayees(db: Queryable, affiliateIds: readonly number[]) {
  const { affiliateId, fromDay, recordedAt, id } = payees;
  return db.drizzle
    .select()
    .from(payees)
    .where(inArray(affiliateId, [...affiliateIds]))
    .orderBy(desc(fromDay), desc(recordedAt), desc(id));
}

export type PayeeRow = Awaited<ReturnType<typeof findPayees>>[number];

/** The payees on record on a day 'YYYY-MM-DD'; payee_on in the database says the same. */
export async function findPayeesOn(db: Queryable, affiliateIds: readonly number[], day: string) {
  const { affiliateId, fromDay, recordedAt, id } = payees;
  const rows = await db.drizzle
    .selectDistinctOn([affiliateId])
    .from(payees)
    .where(and(inArray(affiliateId, [...affiliateIds]), lte(fromDay, day)))
    .orderBy(affiliateId, desc(fromDay), desc(recordedAt), desc(id));
  return new Map(rows.map((row) => [row.affiliateId, row]));
}

/** Approved referrals of an affiliate that no prepared payout holds. */
export async function findMovableIds(db: Queryable, affiliateId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select r.id from referrals r where r.affiliate_id = $1 and r.status = 'approved'
       and not exists (select 1 from standing_parts s where s.referral_id = r.id)`,
    [affiliateId],
  );
  return rows.map(({ id }) => id);
}
