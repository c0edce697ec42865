import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import {
  bytes,
  identity,
  line,
  moment,
  reference,
  spokenLanguage,
  stamp,
  word,
} from './columns.ts';
import { byAnswer, byLead, type TableFacts } from '../facts/table-facts.ts';

/** The words of a written mail, null before it is written and once it was erased. */
export const mailWords = {
  subject: text('subject'),
  text: text('text'),
  html: text('html'),
  /** A part of both texts, and not of a copy, which gets its own. */
  link: jsonb('link').$type<{ text: string; html: string }>(),
  wordsHash: bytes('words_hash'),
};

export function jobStatus() {
  return word('status', 20, ['waiting', 'done', 'failed', 'withheld', 'no_server']);
}

/** Work done after a commit. A mail is a job with a recipient, until a mail server took it. */
export const jobs = pgTable('jobs', {
  id: identity(),
  kind: line('kind', 40).notNull(),
  recipient: line('recipient', 254),
  language: spokenLanguage().default('en'),
  payload: jsonb('payload').notNull().default({}),
  leadId: reference('lead_id'),
  status: jobStatus().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  runAt: stamp('run_at'),
  lastError: text('last_error'),
  messageId: line('message_id', 200),
  createdAt: stamp('created_at'),
  doneAt: moment('done_at'),
  lockedUntil: moment('locked_until'),
  key: line('key', 60),
  handovers: smallint('handovers').notNull().default(0),
  serverAnswer: line('server_answer', 1000),
  event: line('event', 80),
  ...mailWords,
  webhookId: reference('webhook_id'),
  answerStatus: smallint('answer_status'),
  answerMs: integer('answer_ms'),
});

/** Where events are delivered; a delivery is a job. */
export const webhooks = pgTable('webhooks', {
  id: identity(),
  url: line('url', 500).notNull(),
  events: text('events').array().notNull(),
  secret: line('secret', 60).notNull(),
  pausedAt: moment('paused_at'),
  pauseReason: word('pause_reason', 10, ['hand', 'failing', 'gone']),
  failingSince: moment('failing_since'),
  createdAt: stamp('created_at'),
});

/** One row: the address under which mails last left, and whether they are held. */
export const mailHold = pgTable('mail_hold', {
  isOnly: boolean('is_only').primaryKey().default(true),
  publicUrl: line('public_url', 300).notNull(),
  heldSince: moment('held_since'),
  reason: word('reason', 10, ['asked', 'moved']),
});

// Wherever it went: the mailbox of a notice need not be one of an application. The notice itself is
// kept as long as the law requires, with its words, its address and when it went.
const noticeMails = `select 'negative_notice:' || id from negative_notices where ${byAnswer}`;

/** Mails about the lead, about commissions that name it, and others sent to the person. */
export const mailsOfPerson = (isCommissionWritten = 'true') => `${byLead}
  or kind like 'commission%' and ${isCommissionWritten} and exists (
    select from unnest($1) as of (id)
    where payload->'clients' @> jsonb_build_array(jsonb_build_object('leadId', of.id)))
  or kind = 'negative_notice' and split_part(event, ':copy:', 1) in (${noticeMails})
  or kind in ('template_test', 'near_miss_changed', 'negative_notice', 'buyer_link',
      'client_invitation', 'guest_invitation')
    and fold_mailbox(recipient) = any ($4)`;

export const facts: TableFacts = {
  jobs: {
    writers: ['db', 'visitor', 'operations', 'mail', 'integrations'],
    policy: 'mails',
    personal: [
      {
        // A mail that waits is written when it leaves, without them.
        rows: mailsOfPerson("status <> 'waiting'"),
        erased:
          'recipient payload message_id last_error server_answer subject text html link words_hash',
        kept: `id kind language lead_id status attempts run_at created_at done_at locked_until key event
      handovers webhook_id answer_status answer_ms`,
      },
      {
        // Deliveries of events name numbers alone, but a receiver may answer anything.
        rows: `webhook_id is not null and case
        when payload->>'type' like 'lead.%' then payload->'data'->'id'
        else payload->'data'->'leadId'
      end in (select to_jsonb(of.id) from unnest($1) as of (id))`,
        erased: 'server_answer',
      },
    ],
    told: 'emails on their way, told once they left',
  },
  webhooks: { writers: 'integrations', policy: null, impersonal: 8 },
  mail_hold: { writers: 'mail', policy: null, impersonal: 4 },
};
