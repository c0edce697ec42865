import type { CountNeeds } from './count-new-rows.ts';
import { isBehind } from './queries.ts';

// So many rows are counted in a moment whenever somebody asks.
const most = { leads: 20_000, steps: 200_000 };

const counted = new WeakSet<CountNeeds['db']>();

/**
 * Whether the counts of each day are near enough to be read. Not while a large database is counted
 * for the first time, after an upgrade or in another time zone: some minutes. Once they are, the
 * database is not asked again.
 */
export async function isCounted({ db, config }: CountNeeds): Promise<boolean> {
  if (!counted.has(db)) {
    if (await isBehind(db, config.timeZone, most)) {
      return false;
    }
    counted.add(db);
  }
  return true;
}
