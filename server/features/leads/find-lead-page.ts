import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { leadList, type LeadQuery, mostGathered } from './queries.ts';

/** A page of leads as staff sort, filter and search them; the caller writes it to the audit log. */
export async function findLeadPage({ db, actor, config }: Context<StaffActor>, query: LeadQuery) {
  const list = leadList(leadScopeOf(actor), query, config.timeZone);
  return findPage(db, list, query, presentLead, mostGathered(query));
}
