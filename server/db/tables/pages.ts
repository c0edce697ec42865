import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, identity, line, moment, reference, spokenLanguage, stamp } from './columns.ts';

/** Each distinct public page that was served, once. Never changed but for when it was last served. */
export const servedPages = pgTable('served_pages', {
  hash: bytes('hash').primaryKey(),
  name: line('name', 8).notNull(),
  path: line('path', 200).notNull(),
  language: spokenLanguage(),
  base: bytes('base'),
  html: bytes('html').notNull(),
  firstServedAt: stamp('first_served_at'),
  lastServedAt: stamp('last_served_at'),
});

/** Which of them an applicant was shown, once the visit itself has served its time. */
export const leadPages = pgTable('lead_pages', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  pageHash: bytes('page_hash').notNull(),
  seenAt: moment('seen_at').notNull(),
});
