import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { affiliates } from '#server/db/tables/people.ts';

const ownColumns = {
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
  needsReview: affiliates.needsReview,
  language: affiliates.language,
  createdAt: affiliates.createdAt,
  updatedAt: affiliates.updatedAt,
};

/** An account as its own affiliate sees it; never with the password. */
export type OwnAccountRow = Pick<typeof affiliates.$inferSelect, keyof typeof ownColumns>;

function isLiving(id: number) {
  return and(eq(affiliates.id, id), isNull(affiliates.deletedAt));
}

/** One account that was not deleted. */
export async function findOwnRow(db: Queryable, id: number): Promise<OwnAccountRow | undefined> {
  const [row] = await db.drizzle.select(ownColumns).from(affiliates).where(isLiving(id));
  return row;
}

/** The same, kept from every other change until the transaction ends. */
export async function lockOwnRow(tx: Transaction, id: number): Promise<OwnAccountRow | undefined> {
  const [row] = await tx.drizzle
    .select(ownColumns)
    .from(affiliates)
    .where(isLiving(id))
    .for('no key update');
  return row;
}

/** The hash of an account's password; null where none was ever set. */
export async function findHash(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ password: affiliates.password })
    .from(affiliates)
    .where(isLiving(id));
  return row?.password ?? null;
}

/** The account of an address of mail with its hash, active and not deleted. */
export async function findActiveByEmail(db: Queryable, address: string) {
  const { email, isActive, deletedAt, password } = affiliates;
  const [row] = await db.drizzle
    .select({ ...ownColumns, password })
    .from(affiliates)
    .where(and(sql`lower(${email}) = lower(${address})`, isActive, isNull(deletedAt)));
  return row;
}
