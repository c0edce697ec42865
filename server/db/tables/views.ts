import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { identity, line, reference, stamp } from './columns.ts';

/** A view of the list of leads that somebody saved. */
export const savedViews = pgTable('saved_views', {
  id: identity(),
  ownerId: reference('owner_id').notNull(),
  name: line('name', 60).notNull(),
  query: line('query', 1000).notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
});
