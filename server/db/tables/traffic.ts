import { bigint, boolean, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';

/** Visits with an affiliate's code, and their calculations, up to the counted moment. */
export const referralTraffic = pgTable('referral_traffic', {
  affiliateId: reference('affiliate_id').primaryKey(),
  visits: bigint('visits', { mode: 'number' }).notNull(),
  calculations: bigint('calculations', { mode: 'number' }).notNull(),
});

/** One row: up to which moment referral traffic is counted; `-infinity` before the first time. */
export const referralTrafficCounted = pgTable('referral_traffic_counted', {
  isOnly: boolean('is_only').primaryKey().default(true),
  countedTo: timestamp('counted_to', { withTimezone: true, mode: 'string' }).notNull(),
});
