import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { attemptOutcomes } from '#core/domain/permission/outcomes.ts';
import { stopKinds } from '#core/domain/permission/stops.ts';
import { identity, line, moment, reference, spokenLanguage, stamp, word } from './columns.ts';
import {
  byAnswer,
  byLead,
  byOwnNumber,
  bySession,
  numbers,
  ofOffice,
  packed,
  type TableFacts,
} from '../facts/table-facts.ts';

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
  ticked: word('ticked', 10, ['preset', 'person', 'none']),
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
  kind: word('kind', 20, stopKinds).notNull().default('said'),
  /** The stop that this row takes back; it is none itself. */
  takesBack: reference('takes_back'),
});

/** A call, or a message that staff report having sent. Append-only. */
export const contactAttempts = pgTable('contact_attempts', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  staffId: reference('staff_id').notNull(),
  channel: word('channel', 10, contactChannels).notNull(),
  outcome: word('outcome', 20, attemptOutcomes).notNull(),
  note: line('note', 2000),
  permission: line('permission', 500).notNull(),
  override: line('override', 500),
  madeAt: moment('made_at').notNull(),
  recordedAt: stamp('recorded_at'),
});

export const facts: TableFacts = {
  consent_records: {
    writers: 'visitor',
    policy: 'consents',
    kind: 'proof',
    personal: {
      rows: `${byLead} or fold_mailbox(email) = any ($4) or eligibility_check_id in
      (select id from eligibility_checks where ${byAnswer})
      or id in (select consent_id from negative_notices where ${byAnswer})`,
      erased: 'page_url ip_address user_agent email phone',
      kept: `id lead_id eligibility_check_id purpose version language channels text
      is_version_confirmed granted was_prechecked recorded_at ticked staff_id agreed_at`,
      isUnderDuty: true,
    },
    told: {
      rows: `${byLead} or id in (select consent_id from negative_notices where ${bySession} and ${byOwnNumber})`,
      without: {
        [numbers]: 'id lead_id eligibility_check_id staff_id',
        [packed]: 'email was_prechecked',
        [ofOffice]: 'is_version_confirmed',
      },
    },
  },
  contact_stops: {
    writers: 'permission',
    policy: 'consents',
    kind: 'proof',
    personal: {
      erased: 'phone mailbox how',
      kept: 'id lead_id channels said_at staff_id recorded_at kind takes_back',
      isUnderDuty: true,
    },
    told: { without: { [numbers]: 'id lead_id staff_id', [ofOffice]: 'how' } },
  },
  contact_attempts: {
    writers: 'office',
    policy: 'applications',
    kind: 'proof',
    personal: {
      // The permission quotes how the person said stop.
      erased: 'note permission override',
      kept: 'id lead_id staff_id channel outcome made_at recorded_at',
      isUnderDuty: true,
    },
    told: {
      without: {
        [numbers]: 'id lead_id staff_id',
        [ofOffice]: 'note override permission recorded_at',
      },
    },
  },
};
