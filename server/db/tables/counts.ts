import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { identity, line, moment, reference } from './columns.ts';

/** Counts by the lender's day, as far as rows are counted. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    kind: line('kind', 30).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    value: line('value', 120).notNull().default(''),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.value] })],
);

/** A visit, by the lender's days on which it began, first calculated and was first checked. */
export const visits = pgTable('visits', {
  sessionId: line('session_id', 64).primaryKey(),
  beganOn: date('began_on', { mode: 'string' }),
  calculatedOn: date('calculated_on', { mode: 'string' }),
  checkedOn: date('checked_on', { mode: 'string' }),
});

/** What happened to rows that may be counted already; written by triggers. */
export const countChanges = pgTable('count_changes', {
  id: identity(),
  tableName: line('table_name', 30).notNull(),
  rowId: reference('row_id'),
  sessionId: line('session_id', 64),
  at: moment('at'),
  kind: line('kind', 30),
  value: line('value', 120),
  amount: integer('amount'),
});

/** How far each table is counted, and what may be counted next. */
export const countedTables = pgTable('counted_tables', {
  name: line('name', 30).primaryKey(),
  countedId: reference('counted_id').notNull().default(0),
  seenId: reference('seen_id'),
  seenBefore: reference('seen_before'),
  seenAt: moment('seen_at'),
  timeZone: line('time_zone', 60),
});
