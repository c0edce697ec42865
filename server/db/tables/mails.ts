import { type SQL, sql } from 'drizzle-orm';
import {
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  pgView,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { staffMailKind } from '#core/domain/mail/mail-kind.ts';
import { line, moment, reference, spokenLanguage, stamp } from './columns.ts';
import { jobStatus, mailsOfPerson, mailWords } from './jobs.ts';
import { byLead, numbers, ofMails, type TableFacts } from '../facts/table-facts.ts';

const ofEveryMail = {
  createdAt: moment('created_at').notNull(),
  kind: line('kind', 40).notNull(),
  recipient: line('recipient', 254),
  language: spokenLanguage(),
  leadId: reference('lead_id'),
  messageId: line('message_id', 200),
  payload: jsonb('payload').notNull().default({}),
  ...mailWords,
  event: line('event', 80),
  serverAnswer: line('server_answer', 1000),
};

/** Mails that a mail server took, each with the id of its job. */
export const sentMails = pgTable('sent_mails', {
  ...ofEveryMail,
  id: reference('id').primaryKey(),
  attempts: smallint('attempts').notNull(),
  sentAt: stamp('sent_at'),
});

export const allMails = pgView('all_mails', {
  ...ofEveryMail,
  id: reference('id').notNull(),
  status: jobStatus().notNull(),
  attempts: integer('attempts').notNull(),
  runAt: moment('run_at').notNull(),
  lastError: text('last_error'),
  sentAt: moment('sent_at'),
  handovers: smallint('handovers').notNull(),
}).existing();

/**
 * The event of the first email of a notice, by the event of any: that of a copy begins with it.
 * Indexes use this very expression.
 */
export function firstEventOf(event: PgColumn | string): SQL {
  return sql`split_part(${event}, ':copy:', 1)`;
}

export const facts: TableFacts = {
  sent_mails: {
    writers: 'db',
    policy: 'mails',
    personal: {
      rows: mailsOfPerson(),
      erased: 'recipient payload message_id server_answer subject text html link words_hash',
      kept: 'id kind language lead_id attempts created_at sent_at event',
    },
    told: {
      rows: `${byLead} and kind = any ('{application_received,follow_up,buyer_link,confirm_email,withdrawn,promise_missed,erasure_declined,${staffMailKind}}')`,
      without: {
        [numbers]: 'id lead_id',
        [ofMails]: 'message_id server_answer attempts event',
        'the person has the email itself': 'payload subject text html link words_hash',
      },
    },
  },
};
