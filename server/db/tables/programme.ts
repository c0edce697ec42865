import { boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { code, identity, line, moment, reference, spokenLanguage, stamp } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

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

export const termsRevisions = pgTable('terms_revisions', {
  id: identity(),
  effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
  source: line('source', 500).notNull(),
  basis: line('basis', 500),
  terms: jsonb('terms').$type<Record<string, unknown>>().notNull(),
  createdBy: reference('created_by').notNull(),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
  publishedBy: reference('published_by'),
  publishedAt: moment('published_at'),
  withdrawnBy: reference('withdrawn_by'),
  withdrawnAt: moment('withdrawn_at'),
});

export const factConfirmations = pgTable('fact_confirmations', {
  id: identity(),
  fact: line('fact', 60).notNull(),
  isConfirmed: boolean('is_confirmed').notNull(),
  about: jsonb('about').$type<Record<string, unknown>>().notNull(),
  confirmedBy: line('confirmed_by', 200).notNull(),
  ground: line('ground', 1000).notNull(),
  recordedBy: reference('recorded_by').notNull(),
  createdAt: stamp('created_at'),
});

export const facts: TableFacts = {
  programme_rules: { writers: 'programme', policy: null, kind: 'decision', impersonal: 9 },
  terms_versions: { writers: 'programme', policy: null, kind: 'proof', impersonal: 4 },
  consent_texts: { writers: 'programme', policy: null, kind: 'proof', impersonal: 7 },
  terms_revisions: { writers: 'programme', policy: null, kind: 'proof', impersonal: 12 },
  fact_confirmations: { writers: 'programme', policy: null, kind: 'proof', impersonal: 8 },
};
