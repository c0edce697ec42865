import type { Queryable } from '#server/db/queryable.ts';
import { countWaiting, findNewestMail } from './queries.ts';

const most = 100;

/**
 * What moves when a mail was written or left: the number of the newest one, null for none, and how many
 * wait, a hundred at most. Read from the ends of two indexes.
 */
export async function findMailMarks(db: Queryable) {
  return {
    newestMailId: await findNewestMail(db),
    waitingMails: await countWaiting(db, most),
  };
}
