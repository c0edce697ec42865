import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { idempotencyKeys } from '#server/db/tables/leads.ts';
import {
  knownLogins,
  loginFailures,
  passwordResetTokens,
  sessions,
} from '#server/db/tables/people.ts';
import { interactions } from '#server/db/tables/tracking.ts';

/** Rows that have served their time. */
export interface Expiry {
  table: PgTable;
  /** What tells a row from the others, or rows that may go together. */
  key: PgColumn;
  isOver: SQL;
}

const { key, createdAt } = idempotencyKeys;

/** Every kind of row that expires. */
export const expiries: readonly Expiry[] = [
  {
    table: idempotencyKeys,
    key,
    // A client's own key guards longer than an automatic one: a phone may come back to the network
    // days later.
    isOver: sql`${createdAt} < now() - case
      when ${key} like 'auto:%' then interval '24 hours'
      else interval '30 days'
    end`,
  },
  {
    table: sessions,
    key: sessions.id,
    isOver: sql`${sessions.expiresAt} < now()`,
  },
  {
    table: loginFailures,
    key: loginFailures.id,
    isOver: sql`${loginFailures.failedAt} < now() - interval '1 day'`,
  },
  {
    table: knownLogins,
    key: knownLogins.lastLoginAt,
    isOver: sql`${knownLogins.lastLoginAt} < now() - interval '90 days'`,
  },
  {
    table: passwordResetTokens,
    key: passwordResetTokens.id,
    isOver: sql`${passwordResetTokens.expiresAt} < now() - interval '1 day'`,
  },
  {
    table: interactions,
    key: interactions.id,
    isOver: sql`${interactions.createdAt} < now() - interval '13 months'`,
  },
];

/** Removes at most `count` expired rows of a kind; answers how many went. */
export async function deleteExpired(
  db: Queryable,
  { table, key: by, isOver }: Expiry,
  count: number,
): Promise<number> {
  const over = db.drizzle.select({ by }).from(table).where(isOver).limit(count);
  const { rowCount } = await db.drizzle.delete(table).where(inArray(by, over));
  return rowCount ?? 0;
}
