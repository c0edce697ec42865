import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { noticeWays } from '#core/domain/visitor/notice.ts';
import { requirements } from '#core/domain/visitor/eligibility.ts';
import { code, identity, line, moment, reference, spokenLanguage, word } from './columns.ts';
import {
  byAnswer,
  byOwnNumber,
  bySession,
  numbers,
  secret,
  type TableFacts,
} from '../facts/table-facts.ts';

/** The notice of a negative answer: its text, and how it reached the person. */
export const negativeNotices = pgTable('negative_notices', {
  id: identity(),
  token: uuid('token').notNull().defaultRandom(),
  sessionId: line('session_id', 64),
  name: line('name', 200).notNull(),
  mobileNumber: line('mobile_number', 40).notNull(),
  language: spokenLanguage(),
  state: code('state', 2).notNull(),
  creditScore: integer('credit_score').notNull(),
  homePrice: integer('home_price').notNull(),
  reasons: text('reasons', { enum: requirements }).array().notNull(),
  termsVersion: code('terms_version', 16).notNull(),
  text: text('text').notNull(),
  answeredAt: moment('answered_at').notNull(),
  dueAt: moment('due_at').notNull(),
  /** Null until the person named an address. */
  way: word('way', 10, noticeWays),
  email: line('email', 254),
  postalAddress: line('postal_address', 300),
  consentId: reference('consent_id'),
  askedAt: moment('asked_at'),
  /** When it was handed to the outbox, or staff sent the letter. */
  sentAt: moment('sent_at'),
  sentBy: reference('sent_by'),
  /** Staff need not send it, because the person was answered yes since. */
  setAsideAt: moment('set_aside_at'),
  setAsideBy: reference('set_aside_by'),
  setAsideReason: line('set_aside_reason', 500),
});

export const facts: TableFacts = {
  negative_notices: {
    writers: 'visitor',
    policy: 'checks',
    personal: [
      {
        rows: byAnswer,
        erased: `session_id name mobile_number state credit_score home_price reasons text token email
      postal_address set_aside_reason`,
        kept: `id language terms_version answered_at due_at way consent_id asked_at sent_at sent_by
      set_aside_at set_aside_by`,
        isRemoved: true,
        isUnderDuty: true,
      },
      // That of another person, who typed this mailbox: the notice stays theirs.
      { rows: 'fold_mailbox(email) = any ($4)', erased: 'email', isUnderDuty: true },
    ],
    isLast: true,
    told: {
      rows: `${bySession} and ${byOwnNumber}`,
      without: { [numbers]: 'session_id consent_id sent_by set_aside_by', [secret]: 'token' },
    },
  },
};
