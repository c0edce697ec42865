import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, code, identity, line, spokenLanguage, stamp } from './columns.ts';

export const calculations = pgTable('calculations', {
  id: identity(),
  sessionId: line('session_id', 64),
  homePrice: integer('home_price').notNull(),
  electricBill: integer('electric_bill').notNull(),
  creditScore: line('credit_score', 20),
  propertyState: code('property_state', 2).notNull(),
  /** Without its assumptions; null if the figures are kept instead. Read `calculation_result()`. */
  result: jsonb('result'),
  termsVersion: code('terms_version', 16).notNull(),
  language: spokenLanguage().default('en'),
  createdAt: stamp('created_at'),
  assumptionsHash: bytes('assumptions_hash'),
  figures: text('figures'),
});

/**
 * The assumptions of calculations for a state under some terms and the names of their figures, each
 * stored once. Append-only.
 */
export const calculationAssumptions = pgTable('calculation_assumptions', {
  hash: bytes('hash').primaryKey(),
  assumptions: jsonb('assumptions').notNull(),
  template: text('template'),
});
