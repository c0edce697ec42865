import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { adminUsers, knownLogins, loginFailures } from '#server/db/tables/people.ts';
import { deleteSessionsOfAdmin } from '#server/platform/sessions/session-rows.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { foldUserName } from './fold-user-name.ts';

export interface StaffAccount {
  id: number;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  role: string;
}

/** The active account of a name that `foldUserName` wrote. */
export async function findActiveAccount(
  db: Queryable,
  signInName: string,
): Promise<StaffAccount | undefined> {
  const { id, password, firstName, lastName, role, isActive } = adminUsers;
  const [row] = await db.drizzle
    .select({
      id,
      username: adminUsers.username,
      password,
      firstName,
      lastName,
      role,
      isActive,
    })
    .from(adminUsers)
    .where(eq(adminUsers.signInName, signInName));
  return row?.isActive ? row : undefined;
}

export async function hasWeakPassword(db: Queryable, id: number): Promise<boolean> {
  const [row] = await db.drizzle
    .select({
      isWeak: sql<boolean>`${adminUsers.hasWeakPassword} and ${adminUsers.totpSecret} is null`,
    })
    .from(adminUsers)
    .where(eq(adminUsers.id, id));
  return row?.isWeak ?? false;
}

export async function rememberLogin(db: Queryable, id: number, isWeak: boolean): Promise<void> {
  await db.drizzle
    .update(adminUsers)
    .set({
      lastLogin: sql`now()`,
      hasWeakPassword: isWeak,
    })
    .where(eq(adminUsers.id, id));
}

export async function countAccounts(db: Queryable): Promise<number> {
  return db.drizzle.$count(adminUsers);
}

/** `password` is its hash. */
export async function insertAccount(
  db: Queryable,
  account: { username: string; password: string; hasWeakPassword: boolean },
): Promise<void> {
  const signInName = foldUserName(account.username);
  await db.drizzle.insert(adminUsers).values({ ...account, signInName });
}

/** From this caller the account may sign in even while others guess at it. */
export async function rememberCaller(
  db: Queryable,
  account: string,
  caller: string,
): Promise<void> {
  const { kind, account: name, ipAddress } = knownLogins;
  await db.drizzle
    .insert(knownLogins)
    .values({
      kind: 'staff',
      account,
      ipAddress: caller,
    })
    .onConflictDoUpdate({
      target: [kind, name, ipAddress],
      set: { lastLoginAt: sql`now()` },
    });
}

const failureText = `
with lately as materialized (
  select ip_address
  from audit_log
  where action = 'staff.login_failed' and at > now() - interval '1 minute'
  limit 20
)
insert into audit_log (actor_kind, action, entity, entity_id, after, ip_address)
select
  'visitor',
  'staff.login_failed',
  'admin_user',
  $1::bigint,
  jsonb_build_object('isKnownName', $1::bigint is not null),
  $2::varchar
where (select count(*) from lately) < 20
  and not exists (select 1 from lately where ip_address = $2::varchar)`;

/**
 * Writes a failed login into the audit log: the account if there is one, never the name that was
 * typed. Once a minute for a network and 20 times for all of them, so that a flood cannot fill a
 * table of which nothing is ever deleted.
 */
export async function auditFailure(
  db: Queryable,
  accountId: number | null,
  network: string,
): Promise<void> {
  await db.query({
    name: 'audit_failed_login',
    text: failureText,
    values: [accountId, network],
  });
}

/** Answers the number of the failure, to take it back with. */
export async function insertFailure(
  db: Queryable,
  account: string,
  caller: string,
): Promise<number> {
  const [row] = await db.drizzle
    .insert(loginFailures)
    .values({
      kind: 'staff',
      account,
      ipAddress: caller,
    })
    .returning({ id: loginFailures.id });
  return row!.id;
}

export async function deleteFailure(db: Queryable, id: number): Promise<void> {
  await db.drizzle.delete(loginFailures).where(eq(loginFailures.id, id));
}

/** Forgets the failures of an account from one caller, or from everywhere. */
export async function deleteFailures(
  db: Queryable,
  account: string,
  caller?: string,
): Promise<void> {
  const { kind, account: name, ipAddress } = loginFailures;
  const fromCaller = caller === undefined ? undefined : eq(ipAddress, caller);
  await db.drizzle
    .delete(loginFailures)
    .where(and(eq(kind, 'staff'), eq(name, account), fromCaller));
}

/** What its owner sees of an account. */
export const profileColumns = {
  id: adminUsers.id,
  username: adminUsers.username,
  email: adminUsers.email,
  firstName: adminUsers.firstName,
  lastName: adminUsers.lastName,
  createdAt: adminUsers.createdAt,
  lastLogin: adminUsers.lastLogin,
};

export type ProfileRow = Pick<typeof adminUsers.$inferSelect, keyof typeof profileColumns>;

/** An account as its owner sees it; never with the password. */
export async function findProfile(db: Queryable, id: number): Promise<ProfileRow> {
  const [row] = await db.drizzle
    .select(profileColumns)
    .from(adminUsers)
    .where(eq(adminUsers.id, id));
  return row!;
}

/** The hash of an account's password, and its mail: somebody who guesses tries it as well. */
export async function findSecrets(db: Queryable, id: number) {
  const { password, email } = adminUsers;
  const [row] = await db.drizzle
    .select({ password, email })
    .from(adminUsers)
    .where(eq(adminUsers.id, id));
  return row!;
}

export function findNames(db: Queryable, ids: readonly number[]) {
  const { id, username, firstName, lastName } = adminUsers;
  return db.drizzle
    .select({
      id,
      username,
      firstName,
      lastName,
    })
    .from(adminUsers)
    .where(inArray(id, [...ids]));
}

export function findIdsByText(db: Queryable, text: string) {
  const { id, username, firstName, lastName } = adminUsers;
  const names = sql`lower(concat_ws(' ', ${username}, ${firstName}, ${lastName}))`;
  const isIn = sql`position(${text} in ${names}) > 0`;
  return db.drizzle.select({ id }).from(adminUsers).where(isIn).limit(50);
}

export async function listActiveNames(db: Queryable): Promise<string[]> {
  const rows = await db.drizzle
    .select({ name: adminUsers.username })
    .from(adminUsers)
    .where(eq(adminUsers.isActive, true))
    .orderBy(adminUsers.username)
    .limit(20);
  return rows.map(({ name }) => name);
}

/**
 * Ends every session of an account, those in which it acts for a partner included, and what was
 * counted against it.
 */
export async function forgetSignIns(
  tx: AuditedTransaction,
  id: number,
  username: string,
): Promise<void> {
  const account = foldUserName(username);
  const { kind, account: name } = knownLogins;
  await deleteSessionsOfAdmin(tx, id);
  await deleteFailures(tx, account);
  // Who learned the old password may have signed in with it: that address is not spared any longer.
  await tx.drizzle.delete(knownLogins).where(and(eq(kind, 'staff'), eq(name, account)));
}
