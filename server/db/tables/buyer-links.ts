import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, code, identity, line, moment, reference, stamp } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

export const buyerLinks = pgTable('buyer_links', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  browserKey: code('browser_key', 43).notNull(),
  createdAt: stamp('created_at'),
  expiresAt: moment('expires_at')
    .notNull()
    .default(sql`now() + interval '90 days'`),
  revokedAt: moment('revoked_at'),
  /** Since the right digits were last typed. */
  wrongTries: integer('wrong_tries').notNull().default(0),
  lockedUntil: moment('locked_until'),
  openedAt: moment('opened_at'),
  /** The mailbox that it was mailed to; null for the browser that applied and for others. */
  mailedTo: line('mailed_to', 254),
  /** The changed address that it confirms instead of opening a page. */
  confirms: line('confirms', 254),
  /** The link of another buyer, which shows the page and changes nothing. */
  isReadOnly: boolean('is_read_only').notNull().default(false),
});

export const facts: TableFacts = {
  buyer_links: {
    writers: ['accounts', 'visitor'],
    policy: 'applications',
    personal: {
      erased: 'token_hash browser_key mailed_to confirms',
      kept: 'id lead_id created_at expires_at revoked_at wrong_tries locked_until opened_at is_read_only',
      isRemoved: true,
    },
    told: 'digests of links',
  },
};
