import type { Queryable, Transaction } from '#server/db/queryable.ts';
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

/**
 * Whether somebody may own leads, and does so until the transaction ends. Asked before a lead is
 * locked: whoever makes them inactive has them locked before their leads.
 */
export async function lockOwner(tx: Transaction, id: number): Promise<boolean> {
  return (await queries.lockOwners(tx, [id])).length > 0;
}

/** Which of these may own leads, and do so until the transaction ends. */
export async function lockOwners(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(await queries.lockOwners(tx, ids));
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
