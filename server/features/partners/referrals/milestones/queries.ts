import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StatusMoment } from '#core/domain/partners/milestones.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leads, leadStatusHistory } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../../../lead-scope.ts';
import { within } from '../../../scoped-leads.ts';

export async function findStatusesOf(db: Queryable, leadIds: readonly number[]) {
  const { rows } = await db.query<StatusMoment & { leadId: number }>({
    name: 'statuses_of_leads',
    text: `select asked.id as "leadId", h.to_status as "toStatus", h.changed_at as "changedAt"
      from unnest($1::bigint[]) as asked (id)
      join lead_status_history h on h.lead_id = any (leads_of_person(asked.id))
      order by h.changed_at, h.id`,
    values: [leadIds],
  });
  return rows;
}

/** The changes of status after a moment, of leads in the scope; the newest `most`, newest first. */
export function findStatusChangesSince(
  db: Queryable,
  scope: LeadScope,
  { since, most }: { since: Date; most: number },
) {
  const { leadId, fromStatus, toStatus, changedAt, id } = leadStatusHistory;
  const { firstName, lastName, status, partnerSees } = leads;
  return db.drizzle
    .select({ leadId, fromStatus, toStatus, changedAt, firstName, lastName, status, partnerSees })
    .from(leadStatusHistory)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(
      and(
        gt(changedAt, since),
        sql`${fromStatus} is not null`,
        isNull(leads.deletedAt),
        within(scope),
      ),
    )
    .orderBy(desc(changedAt), desc(id))
    .limit(most);
}
