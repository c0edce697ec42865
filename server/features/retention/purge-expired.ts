import type { Queryable } from '#server/db/queryable.ts';
import { purgeStatements } from './queries.ts';

/**
 * Removes what has served its time: keys against repeats, ended sessions, failed sign-ins, reset
 * tokens, and visits older than 13 months.
 */
export async function purgeExpired({ db }: { db: Queryable }): Promise<void> {
  for (const statement of purgeStatements) {
    // In pieces: one long delete would hold the embedded database's only session.
    while (((await db.query(statement)).rowCount ?? 0) >= 5000) {}
  }
}
