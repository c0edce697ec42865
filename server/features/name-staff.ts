import type { Queryable } from '#server/db/queryable.ts';
import { nameKeys } from '#server/platform/keys/key-rows.ts';

interface Account {
  username: string;
  firstName: string;
  lastName: string;
}

/**
 * Names of these accounts by id: the person's name, or the user name if none was entered. No query
 * where there is none.
 */
export async function nameStaff(db: Queryable, mentioned: readonly (number | null)[]) {
  const ids = [...new Set(mentioned)].filter((id) => id !== null);
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await db.query<Account & { id: number }>(
    `select id, username, first_name as "firstName", last_name as "lastName"
     from admin_users where id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((account) => [account.id, staffName(account)]));
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
    nameStaff(db, idsOf('staff')),
    nameKeys(db, [...new Set(idsOf('key'))]),
  ]);
  const names: Readonly<Record<string, ReadonlyMap<number, string>>> = { staff, key };
  return ({ actorKind, actorId }) => names[actorKind]?.get(actorId ?? 0) ?? null;
}

/** Display name of a member: their name, or the user name if none was entered. */
export function staffName({ username, firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`.trim() || username;
}
