import { isLeadStatus } from '#core/domain/lead-status.ts';
import { auditRow } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { presentLead } from './present.ts';
import { countLeads, type LeadQuery, listLeads } from './queries.ts';

// What was typed into the search names people: the audit log keeps only that something was, and a
// status only if it is one of ours.
const plainFilters = ({ page, pageSize, sort, direction, q, status }: LeadQuery) => ({
  page,
  pageSize,
  sort,
  direction,
  isSearch: Boolean(q),
  status: !status || isLeadStatus(status) ? status || null : 'other',
});

/**
 * A page of leads as staff sort, filter and search them. That it was looked at is written down,
 * without what was searched for.
 */
export async function listLeadPage(
  db: Queryable,
  actor: StaffActor,
  query: LeadQuery,
  ipAddress: string,
) {
  const [rows, count] = [await listLeads(db, query), await countLeads(db, query)];
  const after = {
    ...plainFilters(query),
    shown: rows.length,
    total: count.total,
  };
  await auditRow(db, {
    actor: { kind: 'staff', id: actor.id },
    action: 'lead.list',
    entity: 'lead',
    after,
    ipAddress,
  });
  return {
    items: rows.map(presentLead),
    ...count,
    page: query.page,
    pageSize: query.pageSize,
  };
}
