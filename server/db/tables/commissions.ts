import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, line, reference, stamp } from './columns.ts';

export const referrals = pgTable('referrals', {
  id: identity(),
  affiliateId: reference('affiliate_id'),
  leadId: reference('lead_id').notNull(),
  referralCode: line('referral_code', 20),
  status: line('status', 20).notNull().default('pending'),
  commissionAmount: reference('commission_amount').notNull().default(0),
  attribution: jsonb('attribution'),
  isSelfReferral: boolean('is_self_referral').notNull().default(false),
  notes: text('notes'),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
});

export const commissionLedger = pgTable('commission_ledger', {
  id: identity(),
  referralId: reference('referral_id').notNull(),
  affiliateId: reference('affiliate_id').notNull(),
  kind: line('kind', 20).notNull(),
  amountCents: reference('amount_cents').notNull(),
  basis: jsonb('basis').notNull(),
  actorKind: line('actor_kind', 20).notNull(),
  actorId: reference('actor_id'),
  payoutBatchId: reference('payout_batch_id'),
  createdAt: stamp('created_at'),
});
