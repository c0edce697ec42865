import type { Services } from '../context.ts';
import { countOnce } from './queries.ts';

/** What counting needs of a process. */
export type CountNeeds = Pick<Services, 'db' | 'config'>;

// A number that was drawn may stand in a row that is not there yet. No statement lives longer.
const settledAfterSeconds = 60;

// In pieces: the embedded database does nothing else meanwhile.
const rowsAtOnce = { postgres: 100_000, embedded: 10_000 };

interface Bounds {
  /** How long ago the numbers that are counted must have been drawn. */
  graceSeconds?: number;
  /** No piece is begun after so long. */
  mostMs?: number;
  /** Rows of each table, or changes to rows, that one statement counts. */
  atOnce?: number;
}

/**
 * Adds to the counts of each day what came and what was changed since the last time, piece by piece,
 * as far as no transaction that is still open could add a row in between. Rows in another time zone than the configured one are
 * counted anew. True when time ran out before everything was counted.
 */
export async function countNewRows(
  { db, config }: CountNeeds,
  {
    graceSeconds = settledAfterSeconds,
    mostMs = Infinity,
    atOnce = rowsAtOnce[db.engine],
  }: Bounds = {},
): Promise<boolean> {
  const end = performance.now() + mostMs;
  let hasMore = true;
  while (hasMore && performance.now() < end) {
    hasMore = await db.transaction((tx) =>
      countOnce(tx, {
        timeZone: config.timeZone,
        most: atOnce,
        graceSeconds,
      }),
    );
  }
  return hasMore;
}
