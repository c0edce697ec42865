import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { code, identity, line, moment, reference, stamp } from './columns.ts';

/** What was done to many leads by one call. */
export const leadBulkChanges = pgTable('lead_bulk_changes', {
  id: identity(),
  actorId: reference('actor_id').notNull(),
  key: line('key', 60).notNull(),
  requestHash: code('request_hash', 64).notNull(),
  kind: line('kind', 10).notNull(),
  toStatus: line('to_status', 50),
  undoesId: reference('undoes_id'),
  createdAt: stamp('created_at'),
});

/** What became of each of them. */
export const leadBulkItems = pgTable(
  'lead_bulk_items',
  {
    bulkId: reference('bulk_id').notNull(),
    leadId: reference('lead_id').notNull(),
    outcome: line('outcome', 10).notNull(),
    fromStatus: line('from_status', 50),
    statusChangeId: reference('status_change_id'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.bulkId, table.leadId] })],
);
