import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { retention } from '#core/domain/kept-data.ts';
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

/** A length of time as SQL; the number is one of ours, never anybody's. */
function span(unit: 'hours' | 'days' | 'months', count: number): SQL {
  return sql.raw(`interval '${count} ${unit}'`);
}

/** Every kind of row that expires. */
export const expiries: readonly Expiry[] = [
  {
    table: idempotencyKeys,
    key,
    // A client's own key guards longer than an automatic one: a phone may come back to the network
    // days later.
    isOver: sql`${createdAt} < now() - case
      when ${key} like 'auto:%' then ${span('hours', retention.automaticRepeatKeyHours)}
      else ${span('days', retention.repeatKeyDays)}
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
    isOver: sql`${loginFailures.failedAt} < now() - ${span('days', retention.signInFailureDays)}`,
  },
  {
    table: knownLogins,
    key: knownLogins.lastLoginAt,
    isOver: sql`${knownLogins.lastLoginAt} < now() - ${span('days', retention.knownSignInDays)}`,
  },
  {
    table: passwordResetTokens,
    key: passwordResetTokens.id,
    isOver: sql`${passwordResetTokens.expiresAt} < now() - ${span('days', retention.resetTokenDays)}`,
  },
  {
    table: interactions,
    key: interactions.id,
    isOver: sql`${interactions.createdAt} < now() - ${span('months', retention.visitMonths)}`,
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
