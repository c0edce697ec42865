import type { DayRange } from '#core/contract/reports.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { type Count, type CountKind, findCounts } from './queries.ts';
import { requireCounted } from './require-counted.ts';

export type { Count, CountKind };

/**
 * What was counted in a range of the lender's days, by kind and value; leads day by day. Exact, and
 * of everybody: only for staff who may see every lead. 503 while they are counted for the first time.
 */
export async function readCounts(
  { db, config }: Context<StaffActor>,
  kinds: readonly CountKind[],
  range: DayRange,
): Promise<Count[]> {
  const { timeZone } = config;
  await requireCounted({ db, config });
  return findCounts(db, { timeZone, kinds, ...range });
}
