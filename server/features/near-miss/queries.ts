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

/** A watch whose link somebody holds: that of its email, or that of the screen on which it was asked. */
export interface WatchLink {
  id: number;
  email: string;
  isOfScreen: boolean;
}

/** What waits and a link may end: all of the mailbox, or from a screen the one that was asked there. */
export function waitingOf({ id, email, isOfScreen }: WatchLink): SQL | undefined {
  const mine = isOfScreen
    ? eq(nearMissWatches.id, id)
    : eq(sql`fold_mailbox(${nearMissWatches.email})`, sql`fold_mailbox(${email})`);
  return and(isNull(nearMissWatches.doneAt), mine);
}

/** The watch of a link, and whether anything waits that it may end. */
export async function findWatchByToken(db: Queryable, token: string) {
  const { token: ofMail, stopToken: ofScreen } = nearMissWatches;
  const watch = await findWatch(db, or(eq(ofMail, token), eq(ofScreen, token))!);
  if (watch === undefined) {
    return null;
  }
  const { id, email, language } = watch;
  const link = { id, email, isOfScreen: watch.token !== token.toLowerCase() };
  const waiting = await db.drizzle.$count(nearMissWatches, waitingOf(link));
  return { ...link, language, isWaiting: waiting > 0 };
}
