import { boolean, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { identity, line, reference, stamp, word } from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

export const leadImports = pgTable('lead_imports', {
  id: identity(),
  createdAt: stamp('created_at'),
  staffId: reference('staff_id').notNull(),
  fileName: line('file_name', 200).notNull(),
  encoding: word('encoding', 20, ['utf-8', 'utf-16', 'latin-1']).notNull(),
  columns: jsonb('columns').$type<string[]>().notNull(),
  rowCount: integer('row_count').notNull(),
  mapping: jsonb('mapping').$type<Record<string, string>>(),
  consentBasis: word('consent_basis', 10, ['none', 'spoken', 'written']),
  state: word('state', 10, ['uploaded', 'checked', 'running', 'done', 'undone'])
    .notNull()
    .default('uploaded'),
  imported: integer('imported').notNull().default(0),
  skipped: integer('skipped').notNull().default(0),
  /** Whether its leads are trials of the office. */
  isTest: boolean('is_test').notNull().default(false),
});

/** A row of a file until it becomes a lead; for a week if it becomes none. */
export const leadImportRows = pgTable(
  'lead_import_rows',
  {
    importId: reference('import_id').notNull(),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** The line of an earlier row of the same person, which this one fills. */
    sameAs: integer('same_as'),
    /** Why it makes no lead; null if it makes one. */
    reason: line('reason', 2000),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

export const facts: TableFacts = {
  lead_imports: { writers: 'leads', policy: null, impersonal: 13 },
  // Rows of a file that were not imported.
  lead_import_rows: {
    writers: 'leads',
    policy: 'applications',
    personal: {
      rows: 'exists (select from unnest($5) as of (words) where position(of.words in lower(cells::text)) > 0)',
      erased: 'cells reason',
      kept: 'import_id line same_as',
      isRemoved: true,
    },
    told: 'rows of a file of the office',
  },
};
