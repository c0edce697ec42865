import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { code, identity, line, spokenLanguage, stamp } from './columns.ts';
import type { TableFacts } from './table-facts.ts';

export const calculations = pgTable('calculations', {
  id: identity(),
  sessionId: line('session_id', 64),
  homePrice: integer('home_price').notNull(),
  electricBill: integer('electric_bill').notNull(),
  creditScore: line('credit_score', 20),
  propertyState: code('property_state', 2).notNull(),
  /** As it was answered. */
  result: jsonb('result').notNull(),
  termsVersion: code('terms_version', 16).notNull(),
  language: spokenLanguage().default('en'),
  createdAt: stamp('created_at'),
});

export const facts: TableFacts = {
  calculations: { writers: 'visitor', policy: 'calculations' },
};
