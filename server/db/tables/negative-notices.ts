import { integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { noticeWays } from '#core/domain/visitor/notice.ts';
import { requirements } from '#core/domain/visitor/eligibility.ts';
import { code, identity, line, moment, reference, spokenLanguage } from './columns.ts';
import type { TableFacts } from './table-facts.ts';

/** The notice of a negative answer: its text, and how it reached the person. */
export const negativeNotices = pgTable('negative_notices', {
  id: identity(),
  token: uuid('token').notNull().defaultRandom(),
  sessionId: line('session_id', 64),
  name: line('name', 200).notNull(),
  mobileNumber: line('mobile_number', 40).notNull(),
  language: spokenLanguage(),
  state: code('state', 2).notNull(),
  creditScore: integer('credit_score').notNull(),
  homePrice: integer('home_price').notNull(),
  reasons: text('reasons', { enum: requirements }).array().notNull(),
  termsVersion: code('terms_version', 16).notNull(),
  text: text('text').notNull(),
  answeredAt: moment('answered_at').notNull(),
  dueAt: moment('due_at').notNull(),
  /** Null until the person named an address. */
  way: varchar('way', { length: 10, enum: noticeWays }),
  email: line('email', 254),
  postalAddress: line('postal_address', 300),
  consentId: reference('consent_id'),
  askedAt: moment('asked_at'),
  /** When it was handed to the outbox, or staff sent the letter. */
  sentAt: moment('sent_at'),
  sentBy: reference('sent_by'),
  /** Staff need not send it, because the person was answered yes since. */
  setAsideAt: moment('set_aside_at'),
  setAsideBy: reference('set_aside_by'),
  setAsideReason: line('set_aside_reason', 500),
});

export const facts: TableFacts = {
  negative_notices: { writers: 'visitor', policy: 'checks' },
};
