import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import * as queries from './queries.ts';

/** Members on shift who may own leads. */
export function findOwners(db: Queryable) {
  return queries.findOwners(db, 'on shift');
}

/** A member who may own leads; undefined for other roles and for deactivated accounts. */
export async function findOwner(db: Queryable, id: number) {
  const [owner] = await queries.findOwners(db, { id });
  return owner;
}

/**
 * Finds a member who may own leads by user name, email address or full name; null for a text that
 * names none, or several.
 */
export async function makeOwnerFinder(db: Queryable) {
  const members = await queries.findOwnerNames(db);
  const named = members.map(({ id, username, firstName, lastName, email }) => {
    const names = [username, email ?? '', `${firstName} ${lastName}`].map(foldUserName);
    return { id, names: names.filter((name) => name !== '') };
  });
  return {
    find(text: string): number | null {
      const found = named.filter(({ names }) => names.includes(foldUserName(text)));
      return found.length === 1 ? found[0]!.id : null;
    },
    known: members.map(({ username }) => username),
  };
}

/**
 * Whether a member may own leads; holds until the transaction ends. Call it before locking a lead,
 * because deactivating a member locks the account before its leads.
 */
export async function lockOwner(tx: Transaction, id: number): Promise<boolean> {
  return (await queries.lockOwners(tx, [id])).length > 0;
}

/** Those of these members who may own leads; holds until the transaction ends. */
export async function lockOwners(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(await queries.lockOwners(tx, ids));
}

/** The email addresses of the admins. */
export function listAdminAddresses(db: Queryable): Promise<string[]> {
  return queries.findAdminAddresses(db);
}

/** The admins, who are notified about work that is left undone. */
export function listAdmins(db: Queryable): Promise<number[]> {
  return queries.findAdmins(db);
}

/** All members of staff, with their names. */
export async function listMembers(db: Queryable) {
  const rows = await queries.findMembers(db);
  return rows.map(({ username, firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim() || username,
  }));
}
