import { pgTable } from 'drizzle-orm/pg-core';
import { code, line, moment, reference } from './columns.ts';

/** Leads that were shown what the terms of today would not show. */
export const outdatedLeads = pgTable('outdated_leads', {
  leadId: reference('lead_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** Leads that were edited since they were judged. */
export const leadsToJudge = pgTable('leads_to_judge', {
  leadId: reference('lead_id').primaryKey(),
});

/** How far the leads are judged. */
export const leadJudging = pgTable('lead_judging', {
  name: line('name', 30).primaryKey(),
  figures: code('figures', 16).notNull(),
  newestId: reference('newest_id').notNull(),
  belowId: reference('below_id'),
});
