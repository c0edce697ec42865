import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { code, identity, line, spokenLanguage, stamp } from './columns.ts';
import {
  byAnswer,
  byOwnNumber,
  bySession,
  numbers,
  packed,
  type TableFacts,
} from '../facts/table-facts.ts';

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

export const eligibilityChecks = pgTable('eligibility_checks', {
  id: identity(),
  sessionId: line('session_id', 64),
  name: line('name', 200).notNull(),
  mobileNumber: line('mobile_number', 40).notNull(),
  creditScore: integer('credit_score'),
  state: code('state', 2),
  homePrice: integer('home_price'),
  firstTimeHomebuyer: boolean('first_time_homebuyer'),
  electricBill: integer('electric_bill'),
  eligible: boolean('eligible').notNull(),
  reasons: jsonb('reasons').notNull(),
  result: jsonb('result'),
  termsVersion: code('terms_version', 16).notNull(),
  language: spokenLanguage().default('en'),
  createdAt: stamp('created_at'),
});

export const facts: TableFacts = {
  eligibility_checks: {
    writers: ['visitor', 'operations'],
    policy: 'checks',
    personal: {
      rows: byAnswer,
      erased: `session_id name mobile_number credit_score state home_price first_time_homebuyer
      electric_bill reasons result`,
      kept: 'id eligible terms_version language created_at',
      isUnderDuty: true,
    },
    isLast: true,
    told: {
      rows: `${bySession} and (mobile_number is null
      or ${byOwnNumber})`,
      without: { [numbers]: 'id session_id', [packed]: 'eligible' },
    },
  },
  calculations: {
    writers: 'visitor',
    policy: 'calculations',
    personal: {
      rows: bySession,
      erased: 'session_id home_price electric_bill credit_score property_state result',
      kept: 'id terms_version language created_at',
      isUnderDuty: true,
    },
    told: { rows: bySession, without: { [numbers]: 'id session_id' } },
  },
};
