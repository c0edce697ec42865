import { leadWorkers, type StaffRole } from '#core/domain/accounts/staff-role.ts';
import { and, eq, inArray, ne, not, or, sql } from 'drizzle-orm';
import { holdsWords } from '#server/db/search/holds-words.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { sortText } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { adminUsers } from '#server/db/tables/people.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';

/** Has neither a password nor a sign-on yet, so can answer no lead. */
const isInvited = sql<boolean>`(${adminUsers.password} is null and ${adminUsers.oidcSubject} is null)`;

export interface StaffAccount {
  id: number;
  username: string;
  signInName: string;
  /** Null until an invited member sets one. */
  password: string | null;
  firstName: string;
  lastName: string;
  role: StaffRole;
}

/**
 * The active account of a name that `foldUserName` wrote: its user name, or its email address if no
 * other active member has that too.
 */
export async function findActiveAccount(db: Queryable, name: string) {
  const { id, username, signInName, password, email, firstName, lastName, role, isActive } =
    adminUsers;
  const rows = await db.drizzle
    .select({ id, username, signInName, password, firstName, lastName, role })
    .from(adminUsers)
    .where(and(isActive, or(eq(signInName, name), eq(sql`lower(${email})`, name))));
  const named = rows.find((row) => row.signInName === name);
  return named ?? (rows.length === 1 ? rows[0] : undefined);
}

export async function hasWeakPassword(db: Queryable, id: number) {
  const [row] = await db.drizzle
    .select({ isWeak: adminUsers.hasWeakPassword })
    .from(adminUsers)
    .where(eq(adminUsers.id, id));
  return row?.isWeak ?? false;
}

/** `isWeak` is undefined if the password was not seen. */
export async function rememberLogin(db: Queryable, id: number, isWeak?: boolean) {
  await db.drizzle
    .update(adminUsers)
    .set({
      lastLogin: sql`now()`,
      hasWeakPassword: isWeak,
    })
    .where(eq(adminUsers.id, id));
}

export async function countAccounts(db: Queryable) {
  return db.drizzle.$count(adminUsers);
}

/** `password` is its hash. */
export async function insertAccount(
  db: Queryable,
  account: { username: string; password: string; hasWeakPassword: boolean },
) {
  const signInName = foldUserName(account.username);
  await db.drizzle.insert(adminUsers).values({ ...account, signInName });
}

export const profileColumns = {
  ...columnsOf(adminUsers, 'id username email firstName lastName createdAt lastLogin onShift'),
  ...columnsOf(adminUsers, 'phone photo'),
  isPasswordless: sql<boolean>`${adminUsers.password} is null`,
};

type Account = typeof adminUsers.$inferSelect;

export type ProfileRow = Pick<Account, keyof Account & keyof typeof profileColumns> & {
  isPasswordless: boolean;
};

/** An account as its owner sees it; never with the password. */
export async function findProfile(db: Queryable, id: number): Promise<ProfileRow> {
  const [row] = await db.drizzle
    .select(profileColumns)
    .from(adminUsers)
    .where(eq(adminUsers.id, id));
  return row!;
}

/** The email address of an active member; null if they left or have none. */
export async function findStaffAddress(db: Queryable, accountId: number) {
  const { id, email, isActive } = adminUsers;
  const [row] = await db.drizzle
    .select({ email })
    .from(adminUsers)
    .where(and(eq(id, accountId), isActive));
  return row?.email || null;
}

/** An account's password hash (null for none), and its address, which guesses may contain. */
export async function findSecrets(db: Queryable, id: number) {
  const { password, email } = adminUsers;
  const [row] = await db.drizzle
    .select({ password, email })
    .from(adminUsers)
    .where(eq(adminUsers.id, id));
  return row!;
}

/** The recipient of a link that sets a password; undefined for a member who may not sign in. */
export async function findMailedMember(db: Queryable, accountId: number) {
  const { id, username, firstName, email, isActive } = adminUsers;
  const [row] = await db.drizzle
    .select({ username, firstName, email, isInvited })
    .from(adminUsers)
    .where(and(eq(id, accountId), isActive));
  return row?.email ? { ...row, email: row.email } : undefined;
}

/** What a client may see of a member; undefined if they left or entered no name. */
export async function findFace(db: Queryable, accountId: number) {
  const { id, firstName, photo, isActive } = adminUsers;
  const [face] = await db.drizzle
    .select({ firstName, photo })
    .from(adminUsers)
    .where(and(eq(id, accountId), isActive, ne(firstName, '')));
  return face;
}

/** A member for a client's address book; undefined if they left or entered no name. */
export async function findCard(db: Queryable, accountId: number) {
  const { id, firstName, lastName, phone, email, isActive } = adminUsers;
  const [card] = await db.drizzle
    .select({ firstName, lastName, phone, email })
    .from(adminUsers)
    .where(and(eq(id, accountId), isActive, ne(firstName, '')));
  return card;
}

export function findEveryName(db: Queryable) {
  const { photo } = adminUsers;
  return db.drizzle
    .select({
      ...columnsOf(adminUsers, 'id username firstName lastName role isActive'),
      isInvited,
      photo,
    })
    .from(adminUsers);
}

/** At most 50 accounts whose user name or name holds a text. */
export async function findStaffIds(db: Queryable, text: string): Promise<number[]> {
  const { id, username, firstName, lastName } = adminUsers;
  const names = sql`fold_text(concat_ws(' ', ${username}, ${firstName}, ${lastName}))`;
  const rows = await db.drizzle
    .select({ id })
    .from(adminUsers)
    .where(holdsWords(names, text))
    .limit(50);
  return rows.map((row) => row.id);
}

export async function listActiveNames(db: Queryable): Promise<string[]> {
  const rows = await db.drizzle
    .select({ name: adminUsers.username })
    .from(adminUsers)
    .where(eq(adminUsers.isActive, true))
    .orderBy(sortText(adminUsers.username))
    .limit(20);
  return rows.map(({ name }) => name);
}

const memberColumns = columnsOf(adminUsers, 'id languages states weight dailyCap onShift');

const mayOwn = and(
  eq(adminUsers.isActive, true),
  inArray(adminUsers.role, [...leadWorkers]),
  not(isInvited),
);

/**
 * The ids of those members who may own leads, locked until the transaction ends: a change that
 * takes the right away waits, and then also finds the leads they have just been given. Call it
 * before locking a lead, because deactivating a member locks the account before its leads.
 */
export async function lockOwners(tx: Transaction, ids: readonly number[]) {
  const { id } = adminUsers;
  const rows = await tx.drizzle
    .select({ id })
    .from(adminUsers)
    .where(and(mayOwn, inArray(id, [...ids])))
    .orderBy(id)
    .for('share');
  return new Set(rows.map((row) => row.id));
}

/** Whether a member may own leads; holds as `lockOwners` does. */
export async function lockOwner(tx: Transaction, id: number) {
  return (await lockOwners(tx, [id])).size > 0;
}

/** Members who may own leads: a given one, or all who are on shift. */
export function findOwners(db: Queryable, which: { id: number } | 'on shift') {
  const { id, onShift } = adminUsers;
  const condition = which === 'on shift' ? eq(onShift, true) : eq(id, which.id);
  return db.drizzle.select(memberColumns).from(adminUsers).where(and(mayOwn, condition));
}

/** The names of all members who may own leads. */
export function findOwnerNames(db: Queryable) {
  const { id, username, firstName, lastName, email } = adminUsers;
  return db.drizzle
    .select({ id, username, firstName, lastName, email })
    .from(adminUsers)
    .where(mayOwn);
}

export async function findAdminAddresses(db: Queryable): Promise<string[]> {
  const { email, role, isActive } = adminUsers;
  const rows = await db.drizzle
    .select({ email })
    .from(adminUsers)
    .where(and(eq(role, 'admin'), eq(isActive, true), ne(email, '')));
  return rows.flatMap((row) => row.email ?? []);
}

export async function findAdmins(db: Queryable): Promise<number[]> {
  const { id, role, isActive } = adminUsers;
  const isAdmin = and(eq(role, 'admin'), eq(isActive, true));
  const rows = await db.drizzle.select({ id }).from(adminUsers).where(isAdmin);
  return rows.map((row) => row.id);
}

/** Members who may own leads or once did, for the office's table. */
export function findMembers(db: Queryable) {
  const { id, username, firstName, lastName, isActive, onShift, role, createdAt } = adminUsers;
  return db.drizzle
    .select({ id, username, firstName, lastName, isActive, onShift, role })
    .from(adminUsers)
    .orderBy(createdAt, id);
}
