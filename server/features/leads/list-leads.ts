import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { isCounted } from '../counts/is-counted.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { countFittingLeads } from './count-fitting-leads.ts';
import { isFiltered, plainFilters } from './plain-filters.ts';
import { presentLead } from './present.ts';
import { leadList, type LeadQuery } from './queries.ts';

/**
 * A page of leads as staff sort, filter and search them. That it was looked at is written down,
 * without what was searched for.
 */
export async function listLeads(context: Context<StaffActor>, query: LeadQuery) {
  const { db, actor, config } = context;
  const list = leadList(leadScopeOf(actor), query, config.timeZone);
  const count = (await isCounted(context)) ? countFittingLeads(context, query) : undefined;
  // What is counted by the day is in an index by age, too, and the rest of it is frequent.
  const isInOrder = count !== undefined && (query.sort === 'createdAt' || !isFiltered(query));
  const page = await findPage(db, list, query, presentLead, { count, isInOrder });
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
