import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lowerLevels, panelWishes } from '#core/domain/options.ts';
import { ownerReasons } from '#core/domain/office/owner.ts';
import {
  code,
  decimal,
  identity,
  line,
  moment,
  reference,
  spokenLanguage,
  stamp,
  word,
} from './columns.ts';
import { ofOffice, packed, type TableFacts } from '../facts/table-facts.ts';

export const leads = pgTable('leads', {
  id: identity(),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
  firstName: line('first_name', 100).notNull(),
  lastName: line('last_name', 100).notNull(),
  // Of the two, staff may enter one alone.
  email: line('email', 254),
  phone: line('phone', 40),
  homePrice: integer('home_price'),
  electricBill: integer('electric_bill'),
  creditScore: line('credit_score', 20),
  propertyState: code('property_state', 2),
  firstTimeHomebuyer: boolean('first_time_homebuyer'),
  transactionType: line('transaction_type', 50),
  timeline: line('timeline', 30),
  contactMethod: line('contact_method', 20),
  currentAddress: line('current_address', 300),
  housingStatus: line('housing_status', 30),
  monthlyPayment: line('monthly_payment', 30),
  wantsPanels: word('wants_panels', 6, panelWishes).notNull().default('unsure'),
  solarCost: integer('solar_cost'),
  taxCredit: integer('tax_credit'),
  educationEarnings: integer('education_earnings'),
  monthlySavings: integer('monthly_savings'),
  monthlySavingsLow: integer('monthly_savings_low'),
  annualSavings: integer('annual_savings'),
  lifetimeSavings: integer('lifetime_savings'),
  savingsAmount: integer('savings_amount'),
  systemKw: decimal('system_kw', 5, 1),
  isQualified: boolean('is_qualified').notNull().default(false),
  status: line('status', 50).notNull().default('New'),
  referralCode: line('referral_code', 20),
  language: spokenLanguage().default('en'),
  termsVersion: code('terms_version', 16),
  sessionId: line('session_id', 64),
  source: jsonb('source'),
  suspicion: text('suspicion').array().notNull().default([]),
  ownerId: reference('owner_id'),
  firstResponseAt: moment('first_response_at'),
  nextFollowUpAt: moment('next_follow_up_at'),
  nextFollowUpNote: line('next_follow_up_note', 500),
  nextFollowUpBy: reference('next_follow_up_by'),
  mergedIntoId: reference('merged_into_id'),
  deletedAt: moment('deleted_at'),
  sealedAt: moment('sealed_at'),
  search: text('search'),
  sourceName: line('source_name', 60),
  importId: reference('import_id'),
  lastTouchAt: moment('last_touch_at'),
  /** Null for all that the program shows a partner. */
  partnerSees: word('partner_sees', 10, lowerLevels),
  erasureAskedAt: moment('erasure_asked_at'),
  /** When the lead returns to the queue unless answered; null if a person handed it over. */
  returnsAt: moment('returns_at'),
  /** In the loan system; several leads may have the same. */
  loanNumber: line('loan_number', 60),
  addressSharedBy: integer('address_shared_by'),
  /** Since the person gave one, the given one first; null while it is the given one. */
  formerPhones: text('former_phones').array(),
  formerEmails: text('former_emails').array(),
  confirmedEmail: line('confirmed_email', 254),
  closingPrice: integer('closing_price'),
  closedOn: date('closed_on'),
});

/**
 * Address and number of a lead as the product reads them: an empty text for none. In the table that
 * is null, so it equals that of no other lead.
 */
export const leadAddress = {
  email: sql<string>`coalesce(${leads.email}, '')`.as('email'),
  phone: sql<string>`coalesce(${leads.phone}, '')`.as('phone'),
};

/** What the home cost: at the closing once that is known, else as the person applied. */
export const latestPrice = sql<number | null>`coalesce(${leads.closingPrice}, ${leads.homePrice})`;

export type LeadRow = Omit<typeof leads.$inferSelect, 'email' | 'phone'> & {
  email: string;
  phone: string;
};

/** Every change of a lead's owner; a null owner is the queue. Append-only. */
export const leadOwners = pgTable('lead_owners', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  fromOwnerId: reference('from_owner_id'),
  ownerId: reference('owner_id'),
  why: word('why', 12, ownerReasons).notNull(),
  /** Null for the system. */
  actorId: reference('actor_id'),
  at: stamp('at'),
});

/** Who works on a lead at this moment; kept for minutes. */
export const leadAttention = pgTable('lead_attention', {
  leadId: reference('lead_id').notNull(),
  staffId: reference('staff_id').notNull(),
  openedAt: moment('opened_at'),
  calledAt: moment('called_at'),
  offeredAt: moment('offered_at'),
});

export const leadStatusHistory = pgTable('lead_status_history', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  fromStatus: line('from_status', 50),
  toStatus: line('to_status', 50).notNull(),
  actorKind: line('actor_kind', 20).notNull(),
  actorId: reference('actor_id'),
  reason: text('reason'),
  changedAt: stamp('changed_at'),
});

/** Reports of the loan system on a lead; the one with the newest `at` holds. */
export const loanEvents = pgTable('loan_events', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  eventHash: code('event_hash', 64).notNull(),
  status: line('status', 50).notNull(),
  at: moment('at').notNull(),
  receivedAt: stamp('received_at'),
});

export const leadNotes = pgTable('lead_notes', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  authorType: word('author_type', 20, ['admin', 'affiliate']).notNull(),
  authorId: reference('author_id').notNull(),
  authorName: line('author_name', 200).notNull(),
  viaAdminId: reference('via_admin_id'),
  content: text('content').notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  sharedWith: reference('shared_with'),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: line('key', 120).primaryKey(),
  requestHash: code('request_hash', 64).notNull(),
  leadId: reference('lead_id').notNull(),
  createdAt: stamp('created_at'),
});

export const leadBulkChanges = pgTable('lead_bulk_changes', {
  id: identity(),
  actorId: reference('actor_id').notNull(),
  key: line('key', 60).notNull(),
  requestHash: code('request_hash', 64).notNull(),
  kind: line('kind', 10).notNull(),
  toStatus: line('to_status', 50),
  undoesId: reference('undoes_id'),
  createdAt: stamp('created_at'),
  toOwnerId: reference('to_owner_id'),
});

export const leadBulkItems = pgTable(
  'lead_bulk_items',
  {
    bulkId: reference('bulk_id').notNull(),
    leadId: reference('lead_id').notNull(),
    outcome: line('outcome', 10).notNull(),
    fromStatus: line('from_status', 50),
    statusChangeId: reference('status_change_id'),
    deletedAt: moment('deleted_at'),
    fromOwnerId: reference('from_owner_id'),
  },
  (table) => [primaryKey({ columns: [table.bulkId, table.leadId] })],
);

export const calendarLinks = pgTable('calendar_links', {
  staffId: reference('staff_id').primaryKey(),
  tokenHash: code('token_hash', 64).notNull(),
  createdAt: stamp('created_at'),
});

export const savedViews = pgTable('saved_views', {
  id: identity(),
  ownerId: reference('owner_id').notNull(),
  name: line('name', 60).notNull(),
  query: line('query', 1000).notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
});

export const outdatedLeads = pgTable('outdated_leads', {
  leadId: reference('lead_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

export const leadsToJudge = pgTable('leads_to_judge', {
  leadId: reference('lead_id').primaryKey(),
});

export const leadJudging = pgTable('lead_judging', {
  name: line('name', 30).primaryKey(),
  figures: code('figures', 16).notNull(),
  newestId: reference('newest_id').notNull(),
  belowId: reference('below_id'),
  newestAt: moment('newest_at'),
  belowAt: moment('below_at'),
});

/** A merge of two leads as long as it can be undone, with the rows as they were. */
export const leadMerges = pgTable('lead_merges', {
  id: identity(),
  survivorId: reference('survivor_id').notNull(),
  mergedId: reference('merged_id').notNull(),
  survivor: jsonb('survivor').notNull(),
  merged: jsonb('merged').notNull(),
  credits: jsonb('credits').notNull(),
  mergedBy: reference('merged_by').notNull(),
  mergedAt: stamp('merged_at'),
  undoneAt: moment('undone_at'),
});

export const facts: TableFacts = {
  // Columns counted in reports stay, and a choice that tells nobody apart; the folded search text is
  // computed again from what is left.
  leads: {
    writers: ['leads', 'visitor'],
    policy: 'applications',
    kind: 'decision',
    personal: {
      rows: 'id = any ($1)',
      erased: `first_name last_name email phone home_price electric_bill credit_score
      first_time_homebuyer transaction_type timeline contact_method current_address housing_status
      monthly_payment solar_cost tax_credit education_earnings monthly_savings monthly_savings_low
      annual_savings lifetime_savings savings_amount system_kw session_id source search
      next_follow_up_note loan_number former_phones former_emails confirmed_email
      closing_price closed_on`,
      kept: `id created_at updated_at property_state is_qualified status referral_code language
      terms_version suspicion owner_id first_response_at next_follow_up_at merged_into_id deleted_at
      sealed_at source_name next_follow_up_by import_id last_touch_at returns_at partner_sees
      erasure_asked_at address_shared_by wants_panels`,
      isUnderDuty: true,
    },
    isLast: true,
    told: {
      rows: 'id = any ($1)',
      without: {
        [ofOffice]: `status is_qualified suspicion owner_id first_response_at last_touch_at returns_at
        next_follow_up_at next_follow_up_note next_follow_up_by source_name import_id
        address_shared_by merged_into_id deleted_at sealed_at`,
        [packed]: 'search',
      },
    },
  },
  lead_owners: { writers: 'leads', policy: 'applications', kind: 'proof', impersonal: 7 },
  lead_attention: { writers: 'office', policy: 'applications', impersonal: 5 },
  lead_status_history: {
    writers: ['leads', 'visitor'],
    policy: 'applications',
    kind: 'proof',
    personal: {
      erased: 'reason',
      kept: 'id lead_id from_status to_status actor_kind actor_id changed_at',
      isUnderDuty: true,
    },
    told: 'told as milestones, beside these tables',
  },
  // A digest of the loan system's id, which may contain the number of the loan: anyone who guesses
  // the number could recognise it.
  loan_events: {
    writers: 'leads',
    policy: 'applications',
    personal: {
      erased: 'event_hash',
      kept: 'id lead_id status at received_at',
      isRemoved: true,
      isUnderDuty: true,
    },
    told: 'digests of the loan system',
  },
  lead_notes: {
    writers: 'leads',
    policy: 'applications',
    personal: {
      erased: 'content',
      kept: 'id lead_id author_type author_id author_name via_admin_id is_shared shared_with created_at updated_at',
      isUnderDuty: true,
    },
    told: 'words of staff and partners among themselves',
  },
  idempotency_keys: {
    writers: 'visitor',
    policy: 'applications',
    personal: {
      erased: 'key request_hash',
      kept: 'lead_id created_at',
      isRemoved: true,
      isUnderDuty: true,
    },
    told: 'digests of what is told',
  },
  lead_bulk_changes: { writers: 'leads', policy: null, impersonal: 9 },
  lead_bulk_items: { writers: 'leads', policy: 'applications', impersonal: 7 },
  calendar_links: { writers: 'accounts', policy: 'accounts', impersonal: 3 },
  // A saved list whose query contains a search for the person.
  saved_views: {
    writers: 'leads',
    policy: 'applications',
    personal: {
      rows: 'exists (select from unnest($5) as of (words) where position(of.words in lower(query)) > 0)',
      erased: 'name query',
      kept: 'id owner_id is_shared created_at updated_at',
      isRemoved: true,
    },
    told: 'searches of staff',
  },
  outdated_leads: { writers: 'visitor', policy: 'applications', impersonal: 2 },
  leads_to_judge: { writers: 'visitor', policy: 'applications', impersonal: 1 },
  lead_judging: { writers: 'visitor', policy: null, impersonal: 6 },
  // Both leads as they were; needed to undo the merge.
  lead_merges: {
    writers: 'leads',
    policy: 'applications',
    kind: 'merge',
    personal: {
      rows: 'survivor_id = any ($1) or merged_id = any ($1)',
      erased: 'survivor merged credits',
      kept: 'id survivor_id merged_id merged_by merged_at undone_at',
      isRemoved: true,
    },
    told: 'copies of applications that are told',
  },
};
