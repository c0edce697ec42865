import { char, jsonb, numeric, pgTable, varchar } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

export const interactions = pgTable('interactions', {
  id: identity(),
  sessionId: varchar('session_id', { length: 64 }).notNull(),
  userAgent: varchar('user_agent', { length: 512 }),
  ipAddress: varchar('ip_address', { length: 45 }),
  city: varchar('city', { length: 120 }),
  region: varchar('region', { length: 120 }),
  country: varchar('country', { length: 120 }),
  countryCode: char('country_code', { length: 2 }),
  timezone: varchar('timezone', { length: 60 }),
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
  isp: varchar('isp', { length: 200 }),
  organization: varchar('organization', { length: 200 }),
  page: varchar('page', { length: 200 }).notNull(),
  action: varchar('action', { length: 60 }).notNull(),
  data: jsonb('data'),
  leadId: reference('lead_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const attributionTouches = pgTable('attribution_touches', {
  id: identity(),
  sessionId: varchar('session_id', { length: 64 }).notNull(),
  affiliateId: reference('affiliate_id').notNull(),
  referralCode: varchar('referral_code', { length: 20 }).notNull(),
  page: varchar('page', { length: 200 }),
  touchedAt: moment('touched_at').notNull().defaultNow(),
  source: varchar('source', { length: 10 }).notNull().default('server'),
});
