import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  type CommissionTerms,
  ledgerKinds,
  referralStatuses,
} from '#core/domain/partners/commission.ts';
import { lineCauses } from '#core/domain/partners/ledger/referral-move.ts';
import type { HoldReason } from '#core/domain/partners/ledger/payout.ts';
import { payees as payeeKinds } from '#core/domain/partners/partner-kinds.ts';
import { code, identity, line, moment, reference, stamp, word } from './columns.ts';
import { byLead, numbers, ofOffice, ofPartner, type TableFacts } from '../facts/table-facts.ts';

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
  /** Which of the affiliate's links brought the lead; null for the code alone. */
  linkId: reference('link_id'),
  /** Who was on record to be paid on the day of the approval. */
  payeeId: reference('payee_id'),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
});

export const commissionLedger = pgTable('commission_ledger', {
  id: identity(),
  referralId: reference('referral_id').notNull(),
  affiliateId: reference('affiliate_id').notNull(),
  kind: word('kind', 20, ledgerKinds).notNull(),
  amountCents: reference('amount_cents').notNull(),
  basis: jsonb('basis').notNull(),
  actorKind: line('actor_kind', 20).notNull(),
  actorId: reference('actor_id'),
  payoutBatchId: reference('payout_batch_id'),
  createdAt: stamp('created_at'),
  eventKey: line('event_key', 80).notNull(),
  cause: word('cause', 20, lineCauses).notNull(),
  reason: text('reason'),
});

/** What a payout left out, and why. */
export interface StoredHeldBack {
  affiliateId: number;
  payeeId: number;
  cents: number;
  reason: HoldReason;
}

export const payoutBatches = pgTable('payout_batches', {
  id: identity(),
  createdBy: reference('created_by').notNull(),
  key: line('key', 60).notNull(),
  requestHash: code('request_hash', 64).notNull(),
  /** Null until it is sent. */
  paidOn: date('paid_on'),
  reference: line('reference', 120),
  totalCents: reference('total_cents').notNull(),
  createdAt: stamp('created_at'),
  sentAt: moment('sent_at'),
  sentBy: reference('sent_by'),
  discardedAt: moment('discarded_at'),
  discardedBy: reference('discarded_by'),
  heldBack: jsonb('held_back').$type<readonly StoredHeldBack[]>().notNull().default([]),
});

export const payees = pgTable('payees', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  kind: word('kind', 20, payeeKinds).notNull(),
  name: line('name', 200),
  w9On: date('w9_on'),
  fromDay: date('from_day').notNull(),
  recordedBy: reference('recorded_by'),
  recordedAt: stamp('recorded_at'),
  returnedAt: moment('returned_at'),
});

export const payoutPayees = pgTable(
  'payout_payees',
  {
    batchId: reference('batch_id').notNull(),
    payeeId: reference('payee_id').notNull(),
    affiliateId: reference('affiliate_id').notNull(),
    reference: line('reference', 120).notNull(),
    returnedAt: moment('returned_at'),
    returnedBy: reference('returned_by'),
    returnReason: text('return_reason'),
  },
  ({ batchId, payeeId }) => [primaryKey({ columns: [batchId, payeeId] })],
);

export const payoutReversals = pgTable('payout_reversals', {
  batchId: reference('batch_id').primaryKey(),
  reason: text('reason').notNull(),
  reversedBy: reference('reversed_by').notNull(),
  reversedAt: stamp('reversed_at'),
});

/** To whom a payment was made out, as it was on record at that moment. */
const madeOutTo = {
  payee: word('payee', 20, payeeKinds).notNull(),
  payeeName: line('payee_name', 201).notNull(),
  payeeId: reference('payee_id').notNull(),
};

// `turn` is one more than the payouts that had the same before and do not stand.
export const payoutItems = pgTable(
  'payout_items',
  {
    referralId: reference('referral_id').notNull(),
    batchId: reference('batch_id').notNull(),
    affiliateId: reference('affiliate_id').notNull(),
    dueCents: reference('due_cents').notNull(),
    paidCents: reference('paid_cents').notNull(),
    ...madeOutTo,
    turn: integer('turn').notNull().default(1),
  },
  ({ referralId, turn }) => [primaryKey({ columns: [referralId, turn] })],
);

export const payoutCorrections = pgTable(
  'payout_corrections',
  {
    lineId: reference('line_id').notNull(),
    batchId: reference('batch_id').notNull(),
    affiliateId: reference('affiliate_id').notNull(),
    amountCents: reference('amount_cents').notNull(),
    ...madeOutTo,
    turn: integer('turn').notNull().default(1),
  },
  ({ lineId, turn }) => [primaryKey({ columns: [lineId, turn] })],
);

export const referralMoves = pgTable('referral_moves', {
  id: identity(),
  referralId: reference('referral_id').notNull(),
  fromStatus: word('from_status', 20, referralStatuses).notNull(),
  toStatus: word('to_status', 20, referralStatuses).notNull(),
  eventKey: line('event_key', 80).notNull(),
  cause: word('cause', 20, lineCauses).notNull(),
  reason: text('reason'),
  actorKind: line('actor_kind', 20).notNull(),
  actorId: reference('actor_id'),
  movedAt: stamp('moved_at'),
});

export const referralHandovers = pgTable('referral_handovers', {
  id: identity(),
  referralId: reference('referral_id').notNull(),
  leadId: reference('lead_id').notNull(),
  fromAffiliateId: reference('from_affiliate_id'),
  fromCode: line('from_code', 20),
  toAffiliateId: reference('to_affiliate_id'),
  toCode: line('to_code', 20),
  reason: text('reason').notNull(),
  terms: jsonb('terms').$type<CommissionTerms>(),
  lastLineId: reference('last_line_id').notNull(),
  actorId: reference('actor_id').notNull(),
  decidedAt: stamp('decided_at'),
});

export const facts: TableFacts = {
  referrals: {
    writers: ['partners', 'visitor'],
    policy: 'referrals',
    kind: 'decision',
    personal: {
      erased: 'notes',
      kept: `id affiliate_id lead_id referral_code status commission_amount attribution
      is_self_referral link_id payee_id created_at updated_at`,
    },
    told: {
      without: {
        [numbers]: 'id lead_id link_id',
        [ofPartner]:
          'affiliate_id status commission_amount attribution is_self_referral updated_at',
        [ofOffice]: 'notes',
      },
    },
  },
  commission_ledger: {
    writers: 'partners',
    policy: 'referrals',
    kind: 'proof',
    personal: {
      rows: `referral_id in (select id from referrals where ${byLead})`,
      erased: 'reason',
      kept: `id referral_id affiliate_id kind amount_cents basis actor_kind actor_id payout_batch_id
      created_at event_key cause`,
    },
    told: 'what the lender owes a partner',
  },
  payees: { writers: 'partners', policy: 'accounts', kind: 'decision', impersonal: 9 },
  payout_batches: { writers: 'partners', policy: null, kind: 'decision', impersonal: 13 },
  payout_payees: { writers: 'partners', policy: 'accounts', kind: 'decision', impersonal: 7 },
  payout_reversals: { writers: 'partners', policy: null, kind: 'proof', impersonal: 4 },
  payout_items: { writers: 'partners', policy: 'referrals', kind: 'proof', impersonal: 9 },
  payout_corrections: { writers: 'partners', policy: 'referrals', kind: 'proof', impersonal: 8 },
  referral_moves: {
    writers: 'partners',
    policy: 'referrals',
    kind: 'proof',
    personal: {
      rows: `referral_id in (select id from referrals where ${byLead})`,
      erased: 'reason',
      kept: 'id referral_id from_status to_status event_key cause actor_kind actor_id moved_at',
    },
    told: 'what the lender owes a partner',
  },
  referral_handovers: {
    writers: 'partners',
    policy: 'referrals',
    kind: 'proof',
    personal: {
      erased: 'reason',
      kept: `id referral_id lead_id from_affiliate_id from_code to_affiliate_id to_code terms
      last_line_id actor_id decided_at`,
    },
    told: 'decisions about partners',
  },
};
