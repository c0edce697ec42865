import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { code, identity, line, reference, spokenLanguage, stamp } from './columns.ts';

export const programmeRules = pgTable('programme_rules', {
  id: identity(),
  key: line('key', 60).notNull(),
  value: jsonb('value').notNull(),
  effectiveFrom: date('effective_from', { mode: 'string' }),
  effectiveTo: date('effective_to', { mode: 'string' }),
  source: text('source').notNull(),
  basis: text('basis'),
  approvedBy: reference('approved_by'),
  createdAt: stamp('created_at'),
});

export const termsVersions = pgTable('terms_versions', {
  id: code('id', 16).primaryKey(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
  terms: jsonb('terms').notNull(),
  createdAt: stamp('created_at'),
});

export const consentTexts = pgTable('consent_texts', {
  id: identity(),
  version: line('version', 30).notNull(),
  purpose: line('purpose', 20).notNull(),
  language: spokenLanguage(),
  channels: text('channels').array().notNull(),
  text: text('text').notNull(),
  createdAt: stamp('created_at'),
});
