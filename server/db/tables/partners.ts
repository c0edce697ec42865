import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#core/domain/language.ts';
import { type Demand, payUnits } from '#core/domain/partners/pay-rule.ts';
import { partnerKinds, payees, services } from '#core/domain/partners/partner-kinds.ts';
import { code, identity, line, moment, reference, spokenLanguage, stamp, word } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

export const partnerBases = pgTable('partner_bases', {
  affiliateId: reference('affiliate_id').primaryKey(),
  kind: word('kind', 20, partnerKinds).notNull(),
  service: word('service', 20, services).notNull(),
  evidence: text('evidence'),
  licenseState: code('license_state', 2),
  licenseNumber: line('license_number', 60),
  licenseExpires: date('license_expires'),
  licenseEvidence: text('license_evidence'),
  licenseCheckedOn: date('license_checked_on'),
  licenseCheckedBy: reference('license_checked_by'),
  updatedBy: reference('updated_by').notNull(),
  updatedAt: stamp('updated_at'),
});

/** What a partner told the office, until staff record it, and when staff last asked. */
export const partnerWords = pgTable('partner_words', {
  affiliateId: reference('affiliate_id').primaryKey(),
  payee: word('payee', 20, payees),
  payeeName: line('payee_name', 200),
  alsoApproved: boolean('also_approved').notNull().default(false),
  w9SentOn: date('w9_sent_on'),
  askedAt: moment('asked_at'),
});

export const partnerAgreements = pgTable('partner_agreements', {
  version: integer('version').primaryKey(),
  texts: jsonb('texts').$type<Record<Language, string>>().notNull(),
  isSample: boolean('is_sample').notNull(),
  needsName: boolean('needs_name').notNull().default(false),
  publishedBy: reference('published_by'),
  publishedAt: stamp('published_at'),
});

export const agreementAcceptances = pgTable('agreement_acceptances', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  version: integer('version').notNull(),
  language: spokenLanguage().notNull(),
  acceptedAt: stamp('accepted_at'),
  withdrawnAt: moment('withdrawn_at'),
  /** As the partner typed it, and the shortened address of the network; null in those of before. */
  name: line('name', 80),
  address: line('address', 45),
});

/** What a kind of partner in a state may be paid, from a day on; rows never change. */
export const payRules = pgTable('pay_rules', {
  id: identity(),
  /** Null: every state without a rule of its own for this kind. */
  state: code('state', 2),
  kind: word('kind', 20, partnerKinds).notNull(),
  unit: word('unit', 10, payUnits).notNull(),
  demands: line('demands', 20).array().notNull().$type<Demand[]>(),
  source: line('source', 500).notNull(),
  effectiveFrom: date('effective_from').notNull(),
  effectiveTo: date('effective_to'),
  publishedBy: reference('published_by'),
  publishedAt: stamp('published_at'),
});

export const facts: TableFacts = {
  partner_bases: { writers: 'partners', policy: 'accounts', kind: 'decision', impersonal: 12 },
  partner_words: { writers: 'partners', policy: 'accounts', impersonal: 6 },
  partner_agreements: { writers: 'partners', policy: null, kind: 'proof', impersonal: 6 },
  agreement_acceptances: {
    writers: 'partners',
    policy: 'accounts',
    kind: 'decision',
    impersonal: 8,
  },
  pay_rules: { writers: 'partners', policy: null, kind: 'proof', impersonal: 10 },
};
