import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { code, identity, line, moment, reference, spokenLanguage, stamp, word } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

/** Visitors who want to be told once the rules change for them; done when told or ended. */
export const nearMissWatches = pgTable('near_miss_watches', {
  id: identity(),
  email: line('email', 254).notNull(),
  language: spokenLanguage(),
  creditScore: integer('credit_score').notNull(),
  homePrice: integer('home_price').notNull(),
  state: code('state', 2).notNull(),
  token: uuid('token').notNull().defaultRandom(),
  /** Ends this watch alone. */
  stopToken: uuid('stop_token').notNull().defaultRandom(),
  consentId: reference('consent_id').notNull(),
  askedAt: stamp('asked_at'),
  doneAt: moment('done_at'),
  outcome: word('outcome', 10, ['told', 'ended']),
});

export const facts: TableFacts = {
  near_miss_watches: {
    writers: 'visitor',
    policy: 'checks',
    personal: {
      rows: 'fold_mailbox(email) = any ($4)',
      erased: 'email credit_score home_price state token stop_token',
      kept: 'id language consent_id asked_at done_at outcome',
      isRemoved: true,
    },
    told: 'found by a mailbox, which anyone may name; each has a link of its own',
  },
};
