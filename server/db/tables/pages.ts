import { integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, identity, line, moment, reference, spokenLanguage, stamp } from './columns.ts';
import {
  byAnswer,
  byLead,
  byOwnNumber,
  bySession,
  numbers,
  packed,
  type TableFacts,
} from '../facts/table-facts.ts';

/** Each distinct public page that was served, once. Only the time of its last view changes. */
export const servedPages = pgTable('served_pages', {
  hash: bytes('hash').primaryKey(),
  name: line('name', 8).notNull(),
  path: line('path', 200).notNull(),
  language: spokenLanguage(),
  base: bytes('base'),
  html: bytes('html').notNull(),
  firstServedAt: stamp('first_served_at'),
  lastServedAt: stamp('last_served_at'),
});

/** The pages that an applicant was shown, after the visit itself is deleted. */
export const leadPages = pgTable('lead_pages', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  pageHash: bytes('page_hash').notNull(),
  seenAt: moment('seen_at').notNull(),
});

/**
 * Each distinct page that was made for one person, once for that person. Only the time of its last
 * view and the number of views change.
 */
export const personalPages = pgTable('personal_pages', {
  id: identity(),
  leadId: reference('lead_id'),
  sessionId: line('session_id', 64),
  mobileNumber: line('mobile_number', 40),
  path: line('path', 200).notNull(),
  language: spokenLanguage(),
  hash: bytes('hash').notNull(),
  base: bytes('base'),
  firstId: reference('first_id'),
  html: bytes('html').notNull(),
  firstShownAt: moment('first_shown_at').notNull(),
  lastShownAt: moment('last_shown_at').notNull(),
  times: integer('times').notNull().default(1),
});

export const facts: TableFacts = {
  served_pages: { writers: 'leads', policy: null, kind: 'page', impersonal: 8 },
  lead_pages: { writers: ['leads', 'operations'], policy: 'visits', impersonal: 4 },
  // The own page, the confirmation and the answers to posted forms, as the person saw them. Like
  // mails they are erased at once: the answers and the notice are kept elsewhere.
  personal_pages: {
    writers: 'leads',
    policy: 'visits',
    kind: 'page',
    personal: {
      rows: `${byLead} or ${byAnswer}`,
      erased: 'session_id mobile_number hash base first_id html',
      kept: 'id lead_id path language first_shown_at last_shown_at times',
      isRemoved: true,
    },
    told: {
      rows: `${byLead} or ${bySession} and (mobile_number is null
      or ${byOwnNumber})`,
      without: {
        [numbers]: 'session_id lead_id first_id',
        [packed]: 'mobile_number',
        'the page itself is in the archive': 'base html',
      },
      instead: { hash: "encode(hash, 'hex') as sha256" },
    },
  },
};
