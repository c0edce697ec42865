import { eq, sql } from 'drizzle-orm';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import { adminUsers } from '#server/db/tables/people.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { columns, type MemberRow } from './queries.ts';

type Account = typeof adminUsers.$inferInsert;

type Changeable =
  | 'username'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'isActive'
  | 'languages'
  | 'states'
  | 'weight'
  | 'dailyCap'
  | 'onShift';

export type MemberChanges = { readonly [Name in Changeable]?: Account[Name] | undefined };

type NewMember = MemberChanges & Pick<Account, 'username'> & { password?: string };

/** Without a password until one is set. Fails with 23505 on a user name in use. */
export async function insertMember(tx: AuditedTransaction, member: NewMember): Promise<MemberRow> {
  const [row] = await tx.drizzle
    .insert(adminUsers)
    .values({ ...member, signInName: foldUserName(member.username) })
    .returning(columns);
  return row!;
}

/** Fails with 23505 on a user name in use. */
export async function changeMember(tx: AuditedTransaction, id: number, changes: MemberChanges) {
  const { username } = changes;
  const [row] = await tx.drizzle
    .update(adminUsers)
    .set({
      ...changes,
      ...(username !== undefined && { signInName: foldUserName(username) }),
      updatedAt: sql`now()`,
    })
    .where(eq(adminUsers.id, id))
    .returning(columns);
  return row!;
}

/** Takes the link to the identity provider away. */
export async function unlinkIdentityProvider(tx: AuditedTransaction, id: number) {
  const [row] = await tx.drizzle
    .update(adminUsers)
    .set({ oidcIssuer: null, oidcSubject: null, updatedAt: sql`now()` })
    .where(eq(adminUsers.id, id))
    .returning(columns);
  return row!;
}

/** Stores the hash of an account's first or new password. */
export async function setPassword(
  tx: AuditedTransaction,
  id: number,
  { passwordHash, isWeak }: { passwordHash: string; isWeak: boolean },
) {
  await tx.drizzle
    .update(adminUsers)
    .set({
      password: passwordHash,
      hasWeakPassword: isWeak,
      passwordChangedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(adminUsers.id, id));
}

/** Enqueues the link for a first or new password. Staff read English. */
export async function enqueuePasswordMail(
  tx: AuditedTransaction,
  { id, isInvited }: MemberRow,
  email: string,
) {
  await insertMail(tx, {
    kind: isInvited ? 'staff_invitation' : 'staff_reset',
    recipient: email,
    language: 'en',
    payload: { staffId: id },
  });
}
