import { valuesOf } from '#core/contract/page.ts';
import { isLeadStatus, leadStatuses } from '#core/domain/lead-status.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { findLeadPage, plainFilters } from './list-leads.ts';
import type { LeadQuery } from './queries.ts';

/**
 * The first page of leads of each status that is asked for, or of every one; a status that is none of
 * ours has no column. That they were looked at is one line in the audit log, which says how many of
 * each.
 */
export async function readBoard(context: Context<StaffActor>, query: LeadQuery) {
  const { page: _page, cursor: _cursor, ...asked } = query;
  const wanted = valuesOf(asked.status).filter(isLeadStatus);
  const statuses = valuesOf(asked.status).length === 0 ? leadStatuses : wanted;
  const columns = await Promise.all(
    statuses.map(async (status) => ({
      status,
      page: await findLeadPage(context, { ...asked, status, page: 1 }),
    })),
  );
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: {
      ...plainFilters(query),
      board: columns.map(({ status, page }) => ({
        status,
        shown: page.items.length,
        total: page.total,
      })),
    },
    leadIds: columns.flatMap(({ page }) => page.items.map(({ id }) => id)),
  });
  return { columns };
}
