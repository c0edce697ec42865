import type { Queryable } from '#server/db/queryable.ts';
import { findAttention } from './queries.ts';

const minuteMs = 60_000;

/** Whom the queue gave a lead as the next one is not given it again before this time is over. */
export const offeredMs = 30 * minuteMs;

/** Who else has a lead open in a visible tab or called it just now, and whether it was given. */
export async function readAttention(
  db: Queryable,
  ids: readonly number[],
  { staffId, now }: { staffId: number; now: Date },
) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const since = { opened: ago(minuteMs), called: ago(5 * minuteMs), offered: ago(offeredMs) };
  const rows = await findAttention(db, ids, { staffId, since });
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return (id: number) => {
    const of = (byLead.get(id) ?? []).map((row) => row.staffId);
    return { openBy: of.filter((one) => one !== staffId), isOffered: of.includes(staffId) };
  };
}

export type Attention = Awaited<ReturnType<typeof readAttention>>;
