import type { Queryable } from '#server/db/queryable.ts';
import { nameKeys } from '#server/platform/keys/key-rows.ts';
import type { Context } from '../context.ts';
import {
  findActiveAddress,
  findCard,
  findEveryName,
  findFace,
  findIdsByText,
  findNames,
  findProfile,
} from './queries.ts';

/**
 * Names of these accounts by id: the person's name, or the user name if none was entered. No query
 * for an empty list.
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

interface StoredActor {
  actorKind: string;
  actorId: number | null;
}

/** Finds the names of staff and programs in these rows; null for any other actor. */
export async function nameOffice(
  db: Queryable,
  rows: readonly StoredActor[],
): Promise<(row: StoredActor) => string | null> {
  const idsOf = (kind: string) =>
    rows.flatMap(({ actorKind, actorId }) => (actorKind === kind ? (actorId ?? []) : []));
  const [staff, key] = await Promise.all([
    nameStaff(db, [...new Set(idsOf('staff'))]),
    nameKeys(db, [...new Set(idsOf('key'))]),
  ]);
  const names: Readonly<Record<string, ReadonlyMap<number, string>>> = { staff, key };
  return ({ actorKind, actorId }) => names[actorKind]?.get(actorId ?? 0) ?? null;
}

interface Account {
  username: string;
  firstName: string;
  lastName: string;
}

/** Display name of a member: their name, or the user name if none was entered. */
export function staffName({ username, firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`.trim() || username;
}

/** At most 50 accounts whose user name or name holds a text. */
export async function findStaffIds(db: Queryable, text: string): Promise<number[]> {
  const rows = await findIdsByText(db, text);
  return rows.map(({ id }) => id);
}

/** Whether the account of a member is active. */
export async function isActiveStaff(db: Queryable, staffId: number): Promise<boolean> {
  return (await findActiveAddress(db, staffId)) !== undefined;
}

/** The email address of an active member; null if they left or have none. */
export async function findStaffAddress(db: Queryable, staffId: number): Promise<string | null> {
  return (await findActiveAddress(db, staffId)) || null;
}

/** The email address of an account; null if there is none. */
export async function findOwnAddress(db: Queryable, staffId: number): Promise<string | null> {
  const { email } = await findProfile(db, staffId);
  return email || null;
}

/** The part of a member's profile that a client may see; null if they left or have no name. */
export async function showFace(db: Queryable, id: number) {
  const face = await findFace(db, id);
  return face?.firstName ? face : null;
}

/** The card of a member for a client's address book; null if they left or entered no name. */
export async function showCard(db: Queryable, id: number) {
  const card = await findCard(db, id);
  return card?.firstName ? card : null;
}

const byName = new Intl.Collator('en', { ignorePunctuation: true });

/** Names of all members, including former ones, because leads and notes still mention them. */
export async function listStaffNames({ db }: Pick<Context, 'db'>) {
  const accounts = await findEveryName(db);
  const items = accounts.map(({ username, firstName, lastName, ...account }) => ({
    ...account,
    name: staffName({ username, firstName, lastName }),
  }));
  return { items: items.toSorted((one, other) => byName.compare(one.name, other.name)) };
}
