import { char, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#core/domain/language.ts';
import { identity, moment, reference } from './columns.ts';

/** What is done after a commit. A mail is a job with a recipient. */
export const jobs = pgTable('jobs', {
  id: identity(),
  kind: varchar('kind', { length: 40 }).notNull(),
  recipient: varchar('recipient', { length: 254 }),
  language: char('language', { length: 2 }).$type<Language>().notNull().default('en'),
  payload: jsonb('payload').notNull().default({}),
  leadId: reference('lead_id'),
  status: varchar('status', {
    length: 20,
    enum: ['waiting', 'done', 'failed', 'withheld', 'no_server'],
  })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  runAt: moment('run_at').notNull().defaultNow(),
  lastError: text('last_error'),
  messageId: varchar('message_id', { length: 200 }),
  createdAt: moment('created_at').notNull().defaultNow(),
  doneAt: moment('done_at'),
  lockedUntil: moment('locked_until'),
  key: varchar('key', { length: 60 }),
});
