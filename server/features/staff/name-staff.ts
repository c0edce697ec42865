import type { Queryable } from '#server/db/queryable.ts';
import type { Context } from '../context.ts';
import {
  findActiveAddress,
  findEveryName,
  findIdsByText,
  findNames,
  findProfile,
} from './queries.ts';

/**
 * What these accounts are called, by their number: the person's name, or the user name where none
 * was entered. Nothing is asked for nobody.
 */
export async function nameStaff(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const accounts = await findNames(db, ids);
  return new Map(accounts.map((account) => [account.id, staffName(account)]));
}

interface Account {
  username: string;
  firstName: string;
  lastName: string;
}

/** What a member of staff is called: by name, or by user name where no name was entered. */
export function staffName({ username, firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`.trim() || username;
}

/** At most 50 accounts whose user name or name holds a text. */
export async function findStaffIds(db: Queryable, text: string): Promise<number[]> {
  const rows = await findIdsByText(db, text.toLowerCase());
  return rows.map(({ id }) => id);
}

/** Whether somebody still works here. */
export async function isActiveStaff(db: Queryable, staffId: number): Promise<boolean> {
  return (await findActiveAddress(db, staffId)) !== undefined;
}

/** Where somebody who works here gets mail; null if they left, or entered no address. */
export async function findStaffAddress(db: Queryable, staffId: number): Promise<string | null> {
  return (await findActiveAddress(db, staffId)) || null;
}

/** The address of mail in somebody's own account; null where none was entered. */
export async function findOwnAddress(db: Queryable, staffId: number): Promise<string | null> {
  const { email } = await findProfile(db, staffId);
  return email || null;
}

/** What each member of staff is called, those who left included: leads and notes still name them. */
export async function listStaffNames({ db }: Pick<Context, 'db'>) {
  const accounts = await findEveryName(db);
  const items = accounts.map(({ id, role, isActive, photo, ...account }) => ({
    id,
    name: staffName(account),
    role,
    isActive,
    photo,
  }));
  return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
}
