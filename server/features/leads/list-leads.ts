import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { countFittingLeads } from './count-fitting-leads.ts';
import { plainFilters } from './plain-filters.ts';
import { presentLead } from './present.ts';
import { leadList, type LeadQuery } from './queries.ts';

/**
 * A page of leads as staff sort, filter and search them. That it was looked at is written down,
 * without what was searched for.
 */
export async function listLeads(context: Context<StaffActor>, query: LeadQuery) {
  const { db, actor, config } = context;
  const list = leadList(leadScopeOf(actor), query, config.timeZone);
  const count = countFittingLeads(context, query);
  const page = await findPage(db, list, query, presentLead, count);
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
