import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { adminUsers, recoveryCodes, secondFactors } from '#server/db/tables/people.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

/** Serialises changes of an account's factors, and sign-ins with them. */
export async function lockAccount(tx: Queryable, staffId: number) {
  const { id } = adminUsers;
  await tx.drizzle.select({ id }).from(adminUsers).where(eq(id, staffId)).for('update');
}

export function findFactors(db: Queryable, staffId: number): Promise<FactorRow[]> {
  const { id, adminUserId, confirmedAt, createdAt } = secondFactors;
  return db.drizzle
    .select()
    .from(secondFactors)
    .where(and(eq(adminUserId, staffId), isNotNull(confirmedAt)))
    .orderBy(createdAt, id);
}

export async function findFactorOwners(db: Queryable, staffIds: readonly number[]) {
  const { adminUserId, confirmedAt } = secondFactors;
  const rows = await db.drizzle
    .selectDistinct({ id: adminUserId })
    .from(secondFactors)
    .where(and(inArray(adminUserId, [...staffIds]), isNotNull(confirmedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** A factor of the account that was begun within the hour and not confirmed yet. */
export async function findBegun(db: Queryable, staffId: number, factorId: number) {
  const { id, adminUserId, confirmedAt, createdAt } = secondFactors;
  const [row] = await db.drizzle
    .select()
    .from(secondFactors)
    .where(
      and(
        eq(id, factorId),
        eq(adminUserId, staffId),
        isNull(confirmedAt),
        gt(createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  return row;
}

export function findRecoveryCodes(db: Queryable, staffId: number) {
  const { id, adminUserId, code, usedAt, createdAt } = recoveryCodes;
  return db.drizzle
    .select({ id, code })
    .from(recoveryCodes)
    .where(and(eq(adminUserId, staffId), isNull(usedAt)))
    .orderBy(createdAt, id);
}
