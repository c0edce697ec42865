import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Columns that a hand-written statement takes from a JSON object, keyed as in Drizzle. */
export interface WrittenColumns<Row> {
  /** `first_name, last_name`, for `insert into leads (...)`. */
  readonly names: string;
  /** `"firstName" varchar(100), ...` in the same order, for `jsonb_to_record(...) as row (...)`. */
  readonly definitions: string;
  readonly keys: string;
  /** Type only; never set at run time. */
  readonly row?: Row;
}

/** A row for such a statement: every column, null for no value. */
export type RowOf<Columns> = Columns extends WrittenColumns<infer Row> ? Row : never;

/**
 * Every column of `table` except those in `others`, which the database or the statement fills.
 * Written columns are never listed by hand, so none can be missing from a list; a row that lacks
 * one does not compile.
 */
export function writtenColumns<Table extends PgTable, Other extends keyof Table['$inferSelect']>(
  table: Table,
  others: readonly Other[],
): WrittenColumns<Omit<Table['$inferSelect'], Other>> {
  const left = new Set<PropertyKey>(others);
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !left.has(key));
  return {
    names: columns.map(([, { name }]) => name).join(', '),
    definitions: columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', '),
    keys: columns.map(([key]) => `"${key}"`).join(', '),
  };
}
