import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { apiKeys } from '#server/db/tables/people.ts';
import { randomSigns, randomToken, sha256 } from '#server/outside/ids.ts';
import type { KeyActor } from '../actor.ts';

/**
 * The API key in a header `Authorization`; undefined for none. Any other word, such as the token of
 * a proxy in front of this server, is none.
 */
export function bearerKey(header: string | undefined): string | undefined {
  return /^bearer +(sgh_\S+)$/i.exec(header ?? '')?.[1];
}

const prefixLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new key, `sgh_PREFIX_SECRET`, and the part of it that may be shown later. */
function freshKey(): { key: string; prefix: string } {
  const prefix = `sgh_${randomSigns(prefixLetters, 8)}`;
  return { key: `${prefix}_${randomToken()}`, prefix };
}

interface FoundRow {
  id: number;
  scopes: string[];
  is_stale: boolean;
}

// Found by its digest, so the time of the answer tells nothing of a key that is nearly right.
const findText = `
  select id, scopes, coalesce(last_used_at < now() - interval '1 minute', true) as is_stale
  from api_keys
  where key_hash = $1 and revoked_at is null and expires_at > now()`;

// Once a minute, however many calls come at the same time.
const useText = `
  update api_keys set last_used_at = now()
  where id = $1 and coalesce(last_used_at < now() - interval '1 minute', true)`;

/** The program of a key; undefined for one that is unknown, expired or revoked. */
export async function findKey(db: Queryable, key: string): Promise<KeyActor | undefined> {
  const { rows } = await db.query<FoundRow>({
    name: 'api_key',
    text: findText,
    values: [sha256(key)],
  });
  const [row] = rows;
  if (row?.is_stale) {
    await db.query(useText, [row.id]);
  }
  return row && ({ kind: 'key', id: row.id, scopes: row.scopes as readonly string[] } as KeyActor);
}

const columns = {
  ...columnsOf(apiKeys, 'id name prefix scopes createdBy createdAt expiresAt lastUsedAt'),
  ...columnsOf(apiKeys, 'revokedAt'),
};

type KeyRow = Pick<typeof apiKeys.$inferSelect, keyof typeof columns>;

export const keyList = {
  table: apiKeys,
  columns,
  sorts: { createdAt: byColumn(apiKeys.createdAt), name: byFoldedText(apiKeys.name) },
  where: undefined,
};

type NewKey = Pick<KeyRow, 'name' | 'scopes' | 'createdBy' | 'expiresAt'>;

/** Stores a new key and returns it, this once. */
export async function insertKey(tx: Transaction, values: NewKey) {
  const { key, prefix } = freshKey();
  const [row] = await tx.drizzle
    .insert(apiKeys)
    .values({ ...values, prefix, keyHash: sha256(key) })
    .returning({ id: apiKeys.id });
  return { id: row!.id, key, prefix };
}

/** Revokes a key; undefined if there is none or it is revoked already. */
export async function revokeKey(tx: Transaction, id: number) {
  const [row] = await tx.drizzle
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ name: apiKeys.name, prefix: apiKeys.prefix });
  return row;
}

/** The names of these keys, by id; no query for an empty list. */
export async function nameKeys(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await db.drizzle
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(inArray(apiKeys.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
