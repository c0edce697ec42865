import type { Services } from '../context.ts';
import { countOnce, isCountedIn, newestStep } from './queries.ts';

/** What counting needs of a process. */
export type CountNeeds = Pick<Services, 'db' | 'config'>;

// A number that was drawn may stand in a row that is not there yet. No statement lives longer.
const settledAfterSeconds = 60;

// In pieces: the embedded database does nothing else meanwhile.
const rowsAtOnce = 50_000;

/**
 * Adds to the counts of each day what came since the last time, as far as no transaction that is
 * still open could add a row in between. `graceSeconds` is how long ago these numbers must have been
 * drawn. Rows in another time zone than the configured one are counted anew.
 */
export async function countNewRows(
  { db, config }: CountNeeds,
  graceSeconds = settledAfterSeconds,
): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    hasMore = await db.transaction((tx) =>
      countOnce(tx, {
        timeZone: config.timeZone,
        most: rowsAtOnce,
        graceSeconds,
      }),
    );
  }
}

/** So few rows may be counted whenever somebody asks, until the job comes to it. */
const fewRows = 50_000;

/**
 * Counts a large database that was never counted in the configured time zone, before anybody has to
 * wait for it: after an upgrade, or when the time zone was changed.
 */
export async function countBeforeStart(needs: CountNeeds): Promise<void> {
  const { db, config } = needs;
  const isCounted = await isCountedIn(db, config.timeZone);
  if (isCounted || (await newestStep(db)) < fewRows) {
    return;
  }
  const graceSeconds = 2;
  await countNewRows(needs, graceSeconds);
  await new Promise((resolve) => setTimeout(resolve, graceSeconds * 1000 + 100));
  await countNewRows(needs, graceSeconds);
}
