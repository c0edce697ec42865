import { and, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { contactAttempts } from '#server/db/tables/contact.ts';
import { leadAttention, leads } from '#server/db/tables/leads.ts';

// No lead scope: of leads that were found within the scope of the actor.

/** Whether the queue gave a lead to a member as the next one since a moment. */
export function isOfferedSince(staffId: number, since: Date): SQL {
  return sql`exists (select from ${leadAttention} where ${leadAttention.leadId} = ${leads.id}
    and ${leadAttention.staffId} = ${staffId}
    and ${leadAttention.offeredAt} > ${since.toISOString()}::timestamptz)`;
}

interface Since {
  opened: Date;
  called: Date;
  offered: Date;
}

/** Who works on which of these leads, or was given one as the next. */
export function findAttention(
  db: Queryable,
  ids: readonly number[],
  { staffId, since }: { staffId: number; since: Since },
) {
  const { leadId, openedAt, calledAt, offeredAt } = leadAttention;
  const isTheirs = and(
    ne(leadAttention.staffId, staffId),
    or(gt(openedAt, since.opened), gt(calledAt, since.called)),
  );
  const isOffered = and(eq(leadAttention.staffId, staffId), gt(offeredAt, since.offered));
  return db.drizzle
    .select({ leadId, staffId: leadAttention.staffId })
    .from(leadAttention)
    .where(and(inArray(leadId, [...ids]), or(isTheirs, isOffered)));
}

export async function findLastTries(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) {
    return new Map<number, never>();
  }
  const { leadId, madeAt, outcome, id } = contactAttempts;
  const rows = await db.drizzle
    .selectDistinctOn([leadId], { leadId, madeAt, outcome })
    .from(contactAttempts)
    .where(and(inArray(leadId, [...ids]), isNotNull(madeAt)))
    .orderBy(leadId, sql`${madeAt} desc`, sql`${id} desc`);
  return new Map(rows.map((row) => [row.leadId, row]));
}
