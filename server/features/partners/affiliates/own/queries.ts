import { demand } from '#server/platform/http-error.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { noSuchAffiliate } from '../policy.ts';

const { id: idColumn, email, isActive, deletedAt, password } = affiliates;

const ownColumns = {
  id: idColumn,
  firstName: affiliates.firstName,
  lastName: affiliates.lastName,
  email,
  ...columnsOf(affiliates, 'phone company state licenseNumber licenseExpires referralCode'),
  ...columnsOf(affiliates, 'commissionUnit commissionRate isLicensedRealtor needsReview'),
  ...columnsOf(affiliates, 'picture isPictureReviewed language createdAt updatedAt'),
};

/** An account as its affiliate sees it; excludes the password. */
export type OwnAccount = Pick<typeof affiliates.$inferSelect, keyof typeof ownColumns>;

/** An account with its password hash; null if none is set. */
export type Account = OwnAccount & Pick<typeof affiliates.$inferSelect, 'password'>;

const isLiving = (id: number): SQL | undefined => and(eq(idColumn, id), isNull(deletedAt));
const isAt = (address: string): SQL => sql`lower(${email}) = lower(${address})`;

/** 404 if the account was deleted. */
export async function readOwnAccount(db: Queryable, id: number): Promise<OwnAccount> {
  const [found] = await db.drizzle.select(ownColumns).from(affiliates).where(isLiving(id));
  const row = demand(found, noSuchAffiliate);
  return row;
}

/** Locks an account until the transaction ends; undefined if it was deleted. */
export async function lockOwnAccount(tx: Transaction, id: number): Promise<OwnAccount | undefined> {
  const [row] = await tx.drizzle
    .select(ownColumns)
    .from(affiliates)
    .where(isLiving(id))
    .for('no key update');
  return row;
}

/** An affiliate's password hash; null if none was ever set. */
export async function readOwnHash(db: Queryable, id: number) {
  const [row] = await db.drizzle.select({ password }).from(affiliates).where(isLiving(id));
  return row?.password ?? null;
}

/** The account that signs in with an email address; undefined if it is inactive or deleted. */
export async function findAccount(db: Queryable, address: string): Promise<Account | undefined> {
  const [row] = await db.drizzle
    .select({ ...ownColumns, password })
    .from(affiliates)
    .where(and(isAt(address), isActive, isNull(deletedAt)));
  return row;
}

/** Finds and locks the account of an email address; undefined if there is none or it is deleted. */
export async function lockAccountOf(tx: Transaction, address: string) {
  const { language } = affiliates;
  const [row] = await tx.drizzle
    .select({ id: idColumn, email, isActive, language })
    .from(affiliates)
    .where(and(isAt(address), isNull(deletedAt)))
    .for('no key update');
  return row;
}

/** The names that a mail uses; undefined if the account is inactive or deleted. */
export async function findMailedAffiliate(db: Queryable, id: number) {
  const { firstName, referralCode } = affiliates;
  const [row] = await db.drizzle
    .select({ firstName, email, referralCode })
    .from(affiliates)
    .where(and(isLiving(id), isActive));
  return row;
}

/** Whether a folded code is in use; includes deleted affiliates, because a code is never reused. */
export async function hasCode(db: Queryable, foldedCode: string) {
  const isIt = sql`lower(${affiliates.referralCode}) = ${foldedCode}`;
  return (await db.drizzle.$count(affiliates, isIt)) > 0;
}

/** When an affiliate last looked at the portal, and since when changes are news to them. */
export async function findVisit(db: Queryable, id: number) {
  const { seenAt, newsSince } = affiliates;
  const [row] = await db.drizzle
    .select({ seenAt, newsSince })
    .from(affiliates)
    .where(eq(idColumn, id));
  return demand(row, noSuchAffiliate);
}
