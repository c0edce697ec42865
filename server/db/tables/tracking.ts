import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { resumableSteps } from '#core/domain/visitor/resumable.ts';
import { code, decimal, identity, line, moment, reference, stamp, word } from './columns.ts';
import { byLead, bySession, numbers, ofPartner, type TableFacts } from '../facts/table-facts.ts';

/** Typed answers that wait a day for another device, as the browser keeps them. */
export const resumableAnswers = pgTable('resumable_answers', {
  id: identity(),
  code: code('code', 6).notNull(),
  sessionId: line('session_id', 64).notNull(),
  step: word('step', 20, resumableSteps).notNull(),
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
  latitude: decimal('latitude', 10, 6),
  longitude: decimal('longitude', 10, 6),
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
  source: word('source', 10, ['server', 'browser']).notNull().default('server'),
  linkId: reference('link_id'),
});

/** How often callers made a call lately, shared by all processes; unlogged. */
export const callCounts = pgTable('call_counts', {
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const facts: TableFacts = {
  resumable_answers: {
    writers: 'visitor',
    policy: 'visits',
    personal: {
      rows: bySession,
      erased: 'code session_id step answers phone_last4 wrong_tries',
      kept: 'id created_at expires_at',
      isRemoved: true,
    },
    told: 'gone within a day',
  },
  interactions: {
    writers: ['visitor', 'operations'],
    policy: 'visits',
    personal: {
      rows: `${byLead} or ${bySession}`,
      erased: `session_id user_agent ip_address city region country country_code timezone latitude
      longitude isp organization data`,
      kept: 'id page action lead_id created_at',
    },
    told: {
      rows: `${byLead} or ${bySession}`,
      without: {
        [numbers]: 'id session_id lead_id',
        'the place is told by its name': 'country_code latitude longitude',
      },
      instead: {
        user_agent: 'browser_of_step(session_id, user_agent, created_at, id) as user_agent',
      },
    },
  },
  attribution_touches: {
    writers: 'visitor',
    policy: 'referrals',
    personal: {
      rows: bySession,
      erased: 'session_id',
      kept: 'id affiliate_id referral_code page touched_at source link_id',
    },
    told: {
      rows: bySession,
      without: { [numbers]: 'id session_id link_id', [ofPartner]: 'affiliate_id' },
    },
  },
  call_counts: { writers: 'platform', policy: null, impersonal: 3 },
};
