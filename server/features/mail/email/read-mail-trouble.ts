import type { Queryable } from '#server/db/queryable.ts';
import { findHold } from './hold/queries.ts';
import { countGivenUp } from './sent/queries.ts';

const givenUpDays = 7;

/** When emails were held (null if they are not), and how many of the last week were given up. */
export async function readMailTrouble(db: Queryable, now: Date) {
  const week = new Date(now.getTime() - givenUpDays * 24 * 3600 * 1000);
  const [hold, givenUp] = await Promise.all([findHold(db), countGivenUp(db, week)]);
  return { heldSince: hold?.heldSince ?? null, givenUp };
}
