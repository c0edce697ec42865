import type { Queryable } from '#server/db/queryable.ts';
import { deleteExpired, expiries } from './queries.ts';

// In pieces: one long delete would hold the embedded database's only session.
const atOnce = 5000;

/**
 * Removes what has served its time: keys against repeats, ended sessions, failed sign-ins, reset
 * tokens, and visits older than 13 months.
 */
export async function purgeExpired({ db }: { db: Queryable }): Promise<void> {
  for (const expiry of expiries) {
    let removed = atOnce;
    while (removed >= atOnce) {
      removed = await deleteExpired(db, expiry, atOnce);
    }
  }
}
