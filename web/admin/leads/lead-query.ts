import type { countReadyViews } from '#core/contract/leads/lists.ts';
import { listLeads, readLead } from '#core/contract/leads/leads.ts';
import type { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import type { listLeadInteractions } from '#core/contract/visitor/tracking.ts';
import { named } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { staleFigures } from '../office/overview/stale-figures.ts';

export const leadQuery = (id: string | number) => callQuery(readLead, { params: { id } });

/** Every list that may hold a lead, and what counts it; not its page. */
export const staleLists = [
  listLeads,
  named<typeof countReadyViews>('/api/admin/leads/ready-views'),
  ...staleFigures,
] as const;

/** What the cards of a lead's page load. */
export const staleCards = [
  named<typeof listLeadTimeline>('/api/admin/leads/:id/timeline'),
  named<typeof listLeadInteractions>('/api/admin/leads/:id/interactions'),
] as const;

/** Stale after a change of one lead; its own page is updated from the answer. */
export const staleAfterEdit = [...staleLists, ...staleCards] as const;
