import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { lowerLevels, panelWishes } from '#core/domain/options.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { stopKinds } from '#core/domain/permission/stops.ts';
import { attemptOutcomes } from '#core/domain/permission/outcomes.ts';
import { ownerReasons } from '#core/domain/office/owner.ts';
import { code, identity, line, moment, reference, spokenLanguage, stamp } from './columns.ts';
import type { TableFacts } from './table-facts.ts';

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
  wantsPanels: varchar('wants_panels', { length: 6, enum: panelWishes })
    .notNull()
    .default('unsure'),
  solarCost: integer('solar_cost'),
  taxCredit: integer('tax_credit'),
  educationEarnings: integer('education_earnings'),
  monthlySavings: integer('monthly_savings'),
  monthlySavingsLow: integer('monthly_savings_low'),
  annualSavings: integer('annual_savings'),
  lifetimeSavings: integer('lifetime_savings'),
  savingsAmount: integer('savings_amount'),
  systemKw: numeric('system_kw', {
    precision: 5,
    scale: 1,
    mode: 'number',
  }),
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
  partnerSees: varchar('partner_sees', { length: 10, enum: lowerLevels }),
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
  why: varchar('why', { length: 12, enum: ownerReasons }).notNull(),
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
  authorType: varchar('author_type', { length: 20, enum: ['admin', 'affiliate'] }).notNull(),
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

export const consentRecords = pgTable('consent_records', {
  id: identity(),
  leadId: reference('lead_id'),
  eligibilityCheckId: reference('eligibility_check_id'),
  purpose: line('purpose', 20).notNull(),
  version: line('version', 30).notNull(),
  language: spokenLanguage(),
  channels: text('channels').array().notNull(),
  text: text('text').notNull(),
  isVersionConfirmed: boolean('is_version_confirmed').notNull(),
  granted: boolean('granted').notNull(),
  wasPrechecked: boolean('was_prechecked').notNull(),
  ticked: varchar('ticked', { length: 10, enum: ['preset', 'person', 'none'] }),
  pageUrl: line('page_url', 500),
  ipAddress: line('ip_address', 45).notNull(),
  userAgent: line('user_agent', 512),
  staffId: reference('staff_id'),
  recordedAt: stamp('recorded_at'),
  /** Where it is of no application or check, or was spoken later than the application. */
  email: line('email', 254),
  phone: line('phone', 40),
  /** When staff say that the person agreed; null where they name no day, or the record says it. */
  agreedAt: moment('agreed_at'),
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

/** What closed channels, for the number, the mailbox or both. Append-only. */
export const contactStops = pgTable('contact_stops', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  channels: text('channels', { enum: ['phone', 'sms', 'email'] })
    .array()
    .notNull(),
  phone: line('phone', 40),
  mailbox: line('mailbox', 254),
  how: line('how', 200).notNull(),
  saidAt: moment('said_at').notNull(),
  staffId: reference('staff_id'),
  recordedAt: stamp('recorded_at'),
  kind: varchar('kind', { length: 20, enum: stopKinds }).notNull().default('said'),
  /** The stop that this row takes back; it is none itself. */
  takesBack: reference('takes_back'),
});

/** A call, or a message that staff report having sent. Append-only. */
export const contactAttempts = pgTable('contact_attempts', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  staffId: reference('staff_id').notNull(),
  channel: varchar('channel', { length: 10, enum: contactChannels }).notNull(),
  outcome: varchar('outcome', { length: 20, enum: attemptOutcomes }).notNull(),
  note: line('note', 2000),
  permission: line('permission', 500).notNull(),
  override: line('override', 500),
  madeAt: moment('made_at').notNull(),
  recordedAt: stamp('recorded_at'),
});

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
  leads: { writers: ['leads', 'visitor'], policy: 'applications', kind: 'decision' },
  lead_owners: { writers: 'leads', policy: 'applications', kind: 'proof', impersonal: 7 },
  lead_attention: { writers: 'office', policy: 'applications', impersonal: 5 },
  lead_status_history: { writers: ['leads', 'visitor'], policy: 'applications', kind: 'proof' },
  loan_events: { writers: 'leads', policy: 'applications' },
  lead_notes: { writers: 'leads', policy: 'applications' },
  idempotency_keys: { writers: 'visitor', policy: 'applications' },
  eligibility_checks: { writers: ['visitor', 'operations'], policy: 'checks' },
  consent_records: { writers: 'visitor', policy: 'consents', kind: 'proof' },
  lead_bulk_changes: { writers: 'leads', policy: null, impersonal: 9 },
  lead_bulk_items: { writers: 'leads', policy: 'applications', impersonal: 7 },
  contact_stops: { writers: 'permission', policy: 'consents', kind: 'proof' },
  contact_attempts: { writers: 'office', policy: 'applications', kind: 'proof' },
  calendar_links: { writers: 'accounts', policy: 'accounts', impersonal: 3 },
  saved_views: { writers: 'leads', policy: null },
  outdated_leads: { writers: 'visitor', policy: 'applications', impersonal: 2 },
  leads_to_judge: { writers: 'visitor', policy: 'applications', impersonal: 1 },
  lead_judging: { writers: 'visitor', policy: null, impersonal: 6 },
  lead_merges: { writers: 'leads', policy: 'applications', kind: 'merge' },
};
