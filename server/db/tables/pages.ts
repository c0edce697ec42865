import { integer, pgTable } from 'drizzle-orm/pg-core';
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

/**
 * Each distinct page that was made for one person, once for that person. Never changed but for when it
 * was last shown, and how often.
 */
export const personalPages = pgTable('personal_pages', {
  id: identity(),
  leadId: reference('lead_id'),
  sessionId: line('session_id', 64),
  mobileNumber: line('mobile_number', 40),
  path: line('path', 200).notNull(),
  language: spokenLanguage(),
  hash: bytes('hash').notNull(),
  base: bytes('base'),
  firstId: reference('first_id'),
  html: bytes('html').notNull(),
  firstShownAt: moment('first_shown_at').notNull(),
  lastShownAt: moment('last_shown_at').notNull(),
  times: integer('times').notNull().default(1),
});
