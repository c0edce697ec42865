import { bigint, boolean, date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { code, identity, line, moment, reference, stamp, word } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

export const erasures = pgTable('erasures', {
  id: identity(),
  leadIds: bigint('lead_ids', { mode: 'number' }).array().notNull(),
  reason: line('reason', 500).notNull(),
  staffId: reference('staff_id'),
  requestedAt: stamp('requested_at'),
  eraseOn: date('erase_on', { mode: 'string' }),
  erasedAt: moment('erased_at'),
  erasedRows: jsonb('erased_rows').notNull().default({}).$type<Record<string, number>>(),
});

export const contactKey = pgTable('contact_key', {
  isOnly: boolean('is_only').primaryKey().default(true),
  key: code('key', 64).notNull(),
});

export const doNotContact = pgTable('do_not_contact', {
  id: identity(),
  subject: word('subject', 10, ['phone', 'mailbox']).notNull(),
  digest: code('digest', 64).notNull(),
  addedAt: stamp('added_at'),
  until: moment('until').notNull(),
});

export const facts: TableFacts = {
  erasures: { writers: 'leads', policy: 'applications', kind: 'decision', impersonal: 8 },
  contact_key: { writers: 'permission', policy: null, impersonal: 2 },
  do_not_contact: { writers: 'permission', policy: 'consents', impersonal: 5 },
};
