import { isLeadStatus } from '#core/domain/lead-status.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { leadList, type LeadQuery } from './queries.ts';

/**
 * A page of leads as staff sort, filter and search them. That it was looked at is written down,
 * without what was searched for.
 */
export async function listLeads(context: Context<StaffActor>, query: LeadQuery) {
  const { db, actor } = context;
  const scope = leadScopeOf(actor);
  const page = await findPage(db, leadList(scope, query), query, presentLead);
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: {
      ...plainFilters(query),
      shown: page.items.length,
      total: page.total,
    },
  });
  return page;
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
