import type { Queryable } from '#server/db/queryable.ts';
import * as queries from './queries.ts';

/** Those on shift who may own leads. */
export function findOwners(db: Queryable) {
  return queries.findOwners(db, 'on shift');
}

/** Somebody who may own leads; undefined for another role, and for an account that is switched off. */
export async function findOwner(db: Queryable, id: number) {
  const [owner] = await queries.findOwners(db, { id });
  return owner;
}

/** Where the head of the office is written to. */
export function listAdminAddresses(db: Queryable): Promise<string[]> {
  return queries.findAdminAddresses(db);
}

/** Who is told of what nobody does. */
export function listAdmins(db: Queryable): Promise<number[]> {
  return queries.findAdmins(db);
}

/** Everybody on the staff, with their names. */
export async function listMembers(db: Queryable) {
  const rows = await queries.findMembers(db);
  return rows.map(({ username, firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim() || username,
  }));
}
