import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { adminUsers } from '#server/db/tables/people.ts';
import type { Identity } from '#server/outside/sign-on.ts';

type Link = Pick<Identity, 'issuer' | 'subject'>;

export type SignOnAccount = typeof adminUsers.$inferSelect;

const isLinkedTo = ({ issuer, subject }: Link) =>
  and(eq(adminUsers.oidcIssuer, issuer), eq(adminUsers.oidcSubject, subject));

/** The account that a person of the identity provider is linked to, locked. */
export async function lockLinked(tx: Transaction, link: Link): Promise<SignOnAccount | undefined> {
  const [row] = await tx.drizzle.select().from(adminUsers).where(isLinkedTo(link)).for('update');
  return row;
}

// A database folds letters of any alphabet: a Kelvin sign would be a k.
const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export async function lockAddressed(tx: Transaction, address: string): Promise<SignOnAccount[]> {
  const { id, email, isActive } = adminUsers;
  const rows = await tx.drizzle
    .select()
    .from(adminUsers)
    .where(and(eq(isActive, true), sql`lower(${email}) = lower(${address})`))
    .orderBy(id)
    .for('update');
  return rows.filter((row) => folded(row.email ?? '') === folded(address));
}

/** How an account signs in besides a second factor. */
export async function findWaysIn(db: Queryable, staffId: number) {
  const { id, password, oidcSubject } = adminUsers;
  const [row] = await db.drizzle
    .select({
      isPasswordless: sql<boolean>`${password} is null`,
      hasSignOn: sql<boolean>`${oidcSubject} is not null`,
    })
    .from(adminUsers)
    .where(eq(id, staffId));
  return row!;
}

/** Links the account to the identity provider's id of the person. */
export async function linkAccount(
  tx: Transaction,
  staffId: number,
  { issuer: oidcIssuer, subject: oidcSubject }: Link,
) {
  await tx.drizzle
    .update(adminUsers)
    .set({ oidcIssuer, oidcSubject, updatedAt: sql`now()` })
    .where(eq(adminUsers.id, staffId));
}
