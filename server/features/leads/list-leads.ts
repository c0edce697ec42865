import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { findLeadPage } from './find-lead-page.ts';
import { plainFilters } from './plain-filters.ts';
import type { LeadQuery } from './queries.ts';

/**
 * A page of leads as staff sort, filter and search them. That it was looked at is written down,
 * without what was searched for.
 */
export async function listLeads(context: Context<StaffActor>, query: LeadQuery) {
  const page = await findLeadPage(context, query);
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
