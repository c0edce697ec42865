import type { Queryable } from '#server/db/queryable.ts';
import type { Context } from '../../context.ts';
import { staffName } from '../../name-staff.ts';
import {
  findActiveAddress,
  findCard,
  findEveryName,
  findFace,
  findIdsByText,
  findProfile,
} from './queries.ts';

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
