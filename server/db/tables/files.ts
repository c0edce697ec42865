import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes, line, stamp } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

export const uploadParts = pgTable(
  'upload_parts',
  {
    name: line('name', 100).notNull(),
    number: integer('number').notNull(),
    bytes: bytes('bytes').notNull(),
    storedAt: stamp('stored_at'),
  },
  (table) => [primaryKey({ columns: [table.name, table.number] })],
);

export const buildFiles = pgTable('build_files', {
  name: line('name', 200).primaryKey(),
  bytes: bytes('bytes').notNull(),
  usedAt: stamp('used_at'),
});

export const facts: TableFacts = {
  upload_parts: { writers: 'programme', policy: 'accounts', impersonal: 4 },
  build_files: { writers: 'platform', policy: null, impersonal: 3 },
};
