import {
  doesMilestoneStand,
  type Milestone,
  milestoneReached,
  type Progress,
  progressOf,
  type StatusMoment,
} from '#core/domain/partners/milestones.ts';
import { newLeadStatus } from '#core/domain/leads/lead-status.ts';
import type { PartnerSees } from '#core/domain/programme/term-values.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { LeadScope } from '../../../lead-scope.ts';
import { findStatusChangesSince, findStatusesOf } from './queries.ts';

/** How far each of these leads came, by its id; the caller has checked that they may be seen. */
export async function readProgressOf(
  db: Queryable,
  leads: readonly { id: number; appliedAt: Date }[],
): Promise<ReadonlyMap<number, Progress>> {
  const rows =
    leads.length === 0
      ? []
      : await findStatusesOf(
          db,
          leads.map(({ id }) => id),
        );
  const histories = Map.groupBy<number, StatusMoment & { leadId: number }>(
    rows,
    ({ leadId }) => leadId,
  );
  return new Map(
    leads.map(({ id, appliedAt }) => [id, progressOf(appliedAt, histories.get(id) ?? [])]),
  );
}

/** The newest milestone that a lead reached since a moment. */
export interface NewMilestone {
  leadId: number;
  firstName: string;
  lastName: string;
  partnerSees: PartnerSees | null;
  milestone: Milestone;
  at: Date;
}

// A limit of changes: a partner of 50,000 clients does not read of each one.
const mostChanges = 300;

/** Milestones that leads of the scope reached since and have not lost: one a lead, newest first. */
export async function listMilestonesSince(
  db: Queryable,
  scope: LeadScope,
  since: Date,
): Promise<NewMilestone[]> {
  const changes = await findStatusChangesSince(db, scope, { since, most: mostChanges });
  const newest = new Map<number, NewMilestone>();
  for (const { fromStatus, toStatus, changedAt, status, ...lead } of changes) {
    const milestone = milestoneReached(fromStatus ?? newLeadStatus, toStatus);
    if (milestone && !newest.has(lead.leadId) && doesMilestoneStand(milestone, status)) {
      newest.set(lead.leadId, { ...lead, milestone, at: changedAt });
    }
  }
  return [...newest.values()];
}
