import { and, eq, sql } from 'drizzle-orm';
import { adminUsers } from '#server/db/tables/people.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { profileColumns, type ProfileRow } from './queries.ts';

/** Stores a password of full strength for an active account; undefined if there is none. */
export async function replacePassword(tx: AuditedTransaction, username: string, password: string) {
  const { id, username: name, signInName, isActive } = adminUsers;
  const [row] = await tx.drizzle
    .update(adminUsers)
    .set({
      password,
      hasWeakPassword: false,
      passwordChangedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(signInName, foldUserName(username)), isActive))
    .returning({ id, username: name });
  return row;
}

/** Fails with 23505 on admin_users_username or admin_users_sign_in_name. */
export async function changeProfile(
  tx: AuditedTransaction,
  id: number,
  profile: Pick<ProfileRow, 'username' | 'email' | 'firstName' | 'lastName'>,
): Promise<ProfileRow> {
  const [row] = await tx.drizzle
    .update(adminUsers)
    .set({
      ...profile,
      signInName: foldUserName(profile.username),
      updatedAt: sql`now()`,
    })
    .where(eq(adminUsers.id, id))
    .returning(profileColumns);
  return row!;
}

export async function changeWork(
  tx: AuditedTransaction,
  id: number,
  work: Partial<Pick<ProfileRow, 'onShift' | 'phone' | 'photo'>>,
): Promise<ProfileRow> {
  const [row] = await tx.drizzle
    .update(adminUsers)
    .set({ ...work, updatedAt: sql`now()` })
    .where(eq(adminUsers.id, id))
    .returning(profileColumns);
  return row!;
}

/** The account as its owner sees it, kept from every other change until the transaction ends. */
export async function lockProfile(tx: AuditedTransaction, id: number): Promise<ProfileRow> {
  const [row] = await tx.drizzle
    .select(profileColumns)
    .from(adminUsers)
    .where(eq(adminUsers.id, id))
    .for('no key update');
  return row!;
}

/** Replaces one hash with another; false if it was changed by another call. */
export async function exchangePassword(
  tx: AuditedTransaction,
  id: number,
  { from, to, isWeak }: { from: string; to: string; isWeak: boolean },
) {
  const rows = await tx.drizzle
    .update(adminUsers)
    .set({
      password: to,
      hasWeakPassword: isWeak,
      passwordChangedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(adminUsers.id, id), eq(adminUsers.password, from)))
    .returning({ id: adminUsers.id });
  return rows.length > 0;
}
