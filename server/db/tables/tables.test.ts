import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { freshDatabase } from '#server/testing/database.ts';

const files = fs.readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
const rooms: Record<string, unknown>[] = await Promise.all(
  files.map((name) => import(`./${name}`)),
);
const tables = rooms
  .flatMap((room) => Object.values(room))
  .filter((value) => value instanceof PgTable);

const shorthand: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'character varying': 'varchar',
  character: 'char',
};
const short = (type: string): string =>
  type
    .toLowerCase()
    .replace(/^(timestamp with time zone|character varying|character)/, (long) => shorthand[long]!)
    .replace(/ /g, '');

test('every table of the migrations is described, column by column', async (t) => {
  const { database, dispose } = await freshDatabase('embedded');
  t.after(dispose);
  const { rows } = await database.query<{
    table: string;
    name: string;
    type: string;
    isNullable: boolean;
  }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable"
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migrations'`);
  const stored = rows
    .map(
      ({ table, name, type, isNullable }) =>
        `${table}.${name} ${short(type)}${isNullable ? '' : ' not null'}`,
    )
    .sort();
  const described = tables
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map(
        (column) =>
          `${name}.${column.name} ${short(column.getSQLType())}${column.notNull ? ' not null' : ''}`,
      );
    })
    .sort();
  assert.deepEqual(described, stored);
});
