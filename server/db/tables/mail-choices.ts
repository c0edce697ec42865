import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { identity, line, reference, stamp, word } from './columns.ts';
import { numbers, type TableFacts } from '../facts/table-facts.ts';

export const mailLinks = pgTable('mail_links', {
  affiliateId: reference('affiliate_id').primaryKey(),
  token: uuid('token').notNull().defaultRandom(),
  createdAt: stamp('created_at'),
});

export const mailChoices = pgTable('mail_choices', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  wantsReferrals: boolean('wants_referrals').notNull(),
  wantsMilestones: boolean('wants_milestones').notNull(),
  via: word('via', 20, ['one_click', 'page', 'portal']).notNull(),
  ipAddress: line('ip_address', 45),
  createdAt: stamp('created_at'),
  /** Null if chosen before this switch existed. */
  wantsCommissions: boolean('wants_commissions'),
});

export const applicantMailLinks = pgTable('applicant_mail_links', {
  leadId: reference('lead_id').notNull(),
  token: uuid('token').primaryKey().defaultRandom(),
  createdAt: stamp('created_at'),
  mailbox: line('mailbox', 254),
});

/** Choices of applicants on their mails, with time and way, for mailbox and lead. Append-only. */
export const applicantMailChoices = pgTable('applicant_mail_choices', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  mailbox: line('mailbox', 254).notNull(),
  wantsFollowUps: boolean('wants_follow_ups').notNull(),
  via: word('via', 20, ['one_click', 'page']).notNull(),
  ipAddress: line('ip_address', 45),
  createdAt: stamp('created_at'),
});

export const facts: TableFacts = {
  mail_links: { writers: 'mail', policy: 'accounts', impersonal: 3 },
  mail_choices: { writers: 'mail', policy: 'consents', kind: 'proof', impersonal: 8 },
  applicant_mail_links: {
    writers: 'mail',
    policy: 'mails',
    personal: { erased: 'token mailbox', kept: 'lead_id created_at', isRemoved: true },
    told: 'secrets of links',
  },
  applicant_mail_choices: {
    writers: 'mail',
    policy: 'consents',
    kind: 'proof',
    personal: { erased: 'mailbox ip_address', kept: 'id lead_id wants_follow_ups via created_at' },
    told: { without: { [numbers]: 'id lead_id' } },
  },
};
