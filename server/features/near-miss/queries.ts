import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { nearMissWatches } from '#server/db/tables/near-miss.ts';

async function findWatch(db: Queryable, where: SQL) {
  const [row] = await db.drizzle.select().from(nearMissWatches).where(where);
  return row;
}

/** A watch; undefined once its person was erased or its time is over. */
export function findWatchById(db: Queryable, id: number) {
  return findWatch(db, eq(nearMissWatches.id, id));
}

/** The watch of a link, and whether its mailbox waits for anything. */
export async function findWatchByToken(db: Queryable, token: string) {
  const watch = await findWatch(db, eq(nearMissWatches.token, token));
  if (watch === undefined) {
    return null;
  }
  const { id, email, language } = watch;
  const waiting = await db.drizzle.$count(
    nearMissWatches,
    sql`done_at is null and fold_mailbox(email) = fold_mailbox(${email})`,
  );
  return { id, email, language, isWaiting: waiting > 0 };
}
