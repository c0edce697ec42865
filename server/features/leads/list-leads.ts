import { isLeadStatus } from '#core/domain/lead-status.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { countFound, findLeads, type LeadQuery } from './queries.ts';

/**
 * A page of leads as staff sort, filter and search them. That it was looked at is written down,
 * without what was searched for.
 */
export async function listLeads(context: Context<StaffActor>, query: LeadQuery) {
  const { db, actor } = context;
  const scope = leadScopeOf(actor);
  const rows = await findLeads(db, scope, query);
  const count = await countFound(db, scope, query);
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: {
      ...plainFilters(query),
      shown: rows.length,
      total: count.total,
    },
  });
  return {
    items: rows.map(presentLead),
    ...count,
    page: query.page,
    pageSize: query.pageSize,
  };
}

// What was typed into the search names people: the audit log keeps only that something was, and a
// status only if it is one of ours.
function plainFilters({ page, pageSize, sort, direction, q, status }: LeadQuery) {
  const isKnownStatus = !status || isLeadStatus(status);
  return {
    page,
    pageSize,
    sort,
    direction,
    isSearch: Boolean(q),
    status: isKnownStatus ? status || null : 'other',
  };
}
