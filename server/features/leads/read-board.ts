import { valuesOf } from '#core/contract/page.ts';
import { isLeadStatus, leadStatuses } from '#core/domain/leads/lead-status.ts';
import { auditRead } from '../audit-read.ts';
import type { StaffContext } from '../context.ts';
import { findLeadPage, plainFilters } from './list-leads.ts';
import type { LeadQuery } from './queries.ts';

/**
 * The first page of leads of each requested status, or of all; unknown statuses get no column.
 * Audited as one line with the count of each.
 */
export async function readBoard(context: StaffContext, query: LeadQuery) {
  const { page: _page, cursor: _cursor, ...asked } = query;
  const wanted = valuesOf(asked.status).filter(isLeadStatus);
  const statuses = valuesOf(asked.status).length === 0 ? leadStatuses : wanted;
  const columns = await Promise.all(
    statuses.map(async (status) => ({
      status,
      page: await findLeadPage(context, { ...asked, status, page: 1 }),
    })),
  );
  await auditRead(context, 'lead.list', 'lead', {
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
