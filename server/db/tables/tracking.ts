import { integer, jsonb, numeric, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { resumableSteps } from '#core/domain/visitor/resumable.ts';
import { code, identity, line, moment, reference, stamp } from './columns.ts';
import type { TableFacts } from './table-facts.ts';

/** Typed answers that wait a day for another device, as the browser keeps them. */
export const resumableAnswers = pgTable('resumable_answers', {
  id: identity(),
  code: code('code', 6).notNull(),
  sessionId: line('session_id', 64).notNull(),
  step: varchar('step', { length: 20, enum: resumableSteps }).notNull(),
  answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
  phoneLast4: code('phone_last4', 4),
  wrongTries: smallint('wrong_tries').notNull().default(0),
  createdAt: stamp('created_at'),
  expiresAt: moment('expires_at').notNull(),
});

export const interactions = pgTable('interactions', {
  id: identity(),
  sessionId: line('session_id', 64).notNull(),
  userAgent: line('user_agent', 512),
  ipAddress: line('ip_address', 45),
  city: line('city', 120),
  region: line('region', 120),
  country: line('country', 120),
  countryCode: code('country_code', 2),
  timezone: line('timezone', 60),
  latitude: numeric('latitude', {
    precision: 10,
    scale: 6,
    mode: 'number',
  }),
  longitude: numeric('longitude', {
    precision: 10,
    scale: 6,
    mode: 'number',
  }),
  isp: line('isp', 200),
  organization: line('organization', 200),
  page: line('page', 200).notNull(),
  action: line('action', 60).notNull(),
  data: jsonb('data'),
  leadId: reference('lead_id'),
  createdAt: stamp('created_at'),
});

export const attributionTouches = pgTable('attribution_touches', {
  id: identity(),
  sessionId: line('session_id', 64).notNull(),
  affiliateId: reference('affiliate_id').notNull(),
  referralCode: line('referral_code', 20).notNull(),
  page: line('page', 200),
  touchedAt: stamp('touched_at'),
  source: varchar('source', {
    length: 10,
    enum: ['server', 'browser'],
  })
    .notNull()
    .default('server'),
  linkId: reference('link_id'),
});

/** How often callers made a call lately, shared by all processes; unlogged. */
export const callCounts = pgTable('call_counts', {
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const facts: TableFacts = {
  resumable_answers: { writers: 'visitor', policy: 'visits' },
  interactions: { writers: ['visitor', 'operations'], policy: 'visits' },
  attribution_touches: { writers: 'visitor', policy: 'referrals' },
  call_counts: { writers: 'platform', policy: null, impersonal: 3 },
};
