import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
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

/** Selects watches: all of a mailbox, or only one of them. */
export interface Watched {
  email: string;
  only: number | null;
}

/** The watches among these that still wait. */
export function waitingOf({ email, only }: Watched): SQL | undefined {
  const mine =
    only === null
      ? eq(sql`fold_mailbox(${nearMissWatches.email})`, sql`fold_mailbox(${email})`)
      : eq(nearMissWatches.id, only);
  return and(isNull(nearMissWatches.doneAt), mine);
}

export function countWaiting(db: Queryable, watched: Watched) {
  return db.drizzle.$count(nearMissWatches, waitingOf(watched));
}

/**
 * The watch of a link, and whether a watch waits that the link may end: any of the mailbox for the
 * link of its email, that one for the link of the screen on which it was asked.
 */
export async function findWatchByToken(db: Queryable, token: string) {
  const { token: ofMail, stopToken: ofScreen } = nearMissWatches;
  const watch = await findWatch(db, or(eq(ofMail, token), eq(ofScreen, token))!);
  if (watch === undefined) {
    return null;
  }
  const { id, email, language } = watch;
  const watched = { email, only: watch.token === token.toLowerCase() ? null : id };
  return { ...watched, id, language, isWaiting: (await countWaiting(db, watched)) > 0 };
}
