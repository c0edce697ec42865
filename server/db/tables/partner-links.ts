import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { code, identity, line, moment, reference, stamp } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

/** A partner's link for one channel or listing; a deleted one still leads on. */
export const affiliateLinks = pgTable('affiliate_links', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  name: line('name', 60).notNull(),
  listing: line('listing', 120),
  slug: line('slug', 40).notNull(),
  openUntil: moment('open_until'),
  /** Guests who left their details by it, confirmed or not. */
  guests: integer('guests').notNull().default(0),
  createdAt: stamp('created_at'),
  deletedAt: moment('deleted_at'),
});

/** The terms and the pay on a partner's printed flyers. */
export const affiliateFlyers = pgTable(
  'affiliate_flyers',
  {
    affiliateId: reference('affiliate_id').notNull(),
    version: code('version', 16).notNull(),
    /** Unit and rate as `payCode` writes them; empty on flyers of before. */
    pay: line('pay', 30).notNull().default(''),
    printedAt: stamp('printed_at'),
  },
  ({ affiliateId, version, pay }) => [primaryKey({ columns: [affiliateId, version, pay] })],
);

export const facts: TableFacts = {
  affiliate_links: { writers: 'partners', policy: 'accounts', impersonal: 9 },
  affiliate_flyers: { writers: 'partners', policy: 'accounts', impersonal: 4 },
};
