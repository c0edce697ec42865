import { boolean, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

export const referrals = pgTable('referrals', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  leadId: reference('lead_id').notNull(),
  referralCode: varchar('referral_code', { length: 20 }).notNull(),
  status: varchar('status', { length: 20 }).notNull().default('pending'),
  commissionAmount: reference('commission_amount').notNull().default(0),
  attribution: jsonb('attribution'),
  isSelfReferral: boolean('is_self_referral').notNull().default(false),
  notes: text('notes'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const commissionLedger = pgTable('commission_ledger', {
  id: identity(),
  referralId: reference('referral_id').notNull(),
  affiliateId: reference('affiliate_id').notNull(),
  kind: varchar('kind', { length: 20 }).notNull(),
  amountCents: reference('amount_cents').notNull(),
  basis: jsonb('basis').notNull(),
  actorKind: varchar('actor_kind', { length: 20 }).notNull(),
  actorId: reference('actor_id'),
  payoutBatchId: reference('payout_batch_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
