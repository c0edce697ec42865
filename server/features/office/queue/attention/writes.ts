import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leadAttention } from '#server/db/tables/leads.ts';

// No lead scope, and no audit row: who looks at a lead now, kept for minutes and in no history.

type Mark = 'openedAt' | 'calledAt' | 'offeredAt';

/** Marks within this time are one. */
const sameMs = 15_000;

/** Marks that a member opened or called a lead, or was given it as the next one. */
export async function markAttention(
  db: Queryable,
  lead: { leadId: number; staffId: number },
  mark: Mark,
  at: Date,
) {
  const { leadId, staffId } = leadAttention;
  await db.drizzle
    .insert(leadAttention)
    .values({ ...lead, [mark]: at })
    .onConflictDoUpdate({
      target: [leadId, staffId],
      set: { [mark]: at },
      setWhere: sql`${leadAttention[mark]} is null
        or ${leadAttention[mark]} <= ${new Date(at.getTime() - sameMs).toISOString()}::timestamptz`,
    });
}

/** Forgets what nobody marked after a moment. */
export async function forgetAttention(db: Queryable, before: Date) {
  const { openedAt, calledAt, offeredAt } = leadAttention;
  await db.drizzle
    .delete(leadAttention)
    .where(lt(sql`greatest(${openedAt}, ${calledAt}, ${offeredAt})`, before));
}
