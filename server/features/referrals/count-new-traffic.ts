import type { Services } from '../context.ts';
import { countTraffic, findNextMoment, lockCountedTo } from './queries.ts';

/** What counting needs of a process. */
export type TrafficNeeds = Pick<Services, 'db'>;

// A row carries the moment its transaction began, and none lives for two minutes: up to here none
// can appear any more.
const usuallySettledAfter = 300;

/**
 * Adds visits with partners' codes, and what they calculated, that came since the last time: at most
 * a week of them. True while there is more.
 */
export function countNewTraffic(
  { db }: TrafficNeeds,
  settledAfterSeconds = usuallySettledAfter,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const from = await lockCountedTo(tx);
    const { moment, isLast } = await findNextMoment(tx, from, settledAfterSeconds);
    await countTraffic(tx, from, moment);
    return !isLast;
  });
}
