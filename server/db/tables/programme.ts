import { char, date, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#core/domain/language.ts';
import { identity, moment, reference } from './columns.ts';

export const programmeRules = pgTable('programme_rules', {
  id: identity(),
  key: varchar('key', { length: 60 }).notNull(),
  value: jsonb('value').notNull(),
  effectiveFrom: date('effective_from', { mode: 'string' }),
  effectiveTo: date('effective_to', { mode: 'string' }),
  source: text('source').notNull(),
  basis: text('basis'),
  approvedBy: reference('approved_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const termsVersions = pgTable('terms_versions', {
  id: char('id', { length: 16 }).primaryKey(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
  terms: jsonb('terms').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const consentTexts = pgTable('consent_texts', {
  id: identity(),
  version: varchar('version', { length: 30 }).notNull(),
  purpose: varchar('purpose', { length: 20 }).notNull(),
  language: char('language', { length: 2 }).$type<Language>().notNull(),
  channels: text('channels').array().notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
