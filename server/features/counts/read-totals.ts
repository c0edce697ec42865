import type { StaffActor } from '#server/platform/actor.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { Context } from '../context.ts';
import { type CountKind, findTotals } from './queries.ts';
import { requireCounted } from './require-counted.ts';

/**
 * What was counted of each kind: of all time, and on the lender's day so far; exact. 503 while it is
 * counted for the first time.
 */
export async function readTotals<Kind extends CountKind>(
  { db, config, now }: Context<StaffActor>,
  kinds: readonly Kind[],
) {
  const { timeZone } = config;
  await requireCounted({ db, config });
  const day = dayIn(timeZone, now);
  const found = await findTotals(db, { timeZone, day, kinds });
  const totalOf = (kind: Kind) => found.find((one) => one.kind === kind);
  return (kind: Kind) => ({
    total: totalOf(kind)?.total ?? 0,
    today: totalOf(kind)?.ofDay ?? 0,
  });
}
