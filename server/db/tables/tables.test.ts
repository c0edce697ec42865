import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { engines, freshDatabase, type FreshDatabase } from '#server/testing/database.ts';
import * as backOffice from './back-office.ts';
import * as bulk from './bulk.ts';
import * as commissions from './commissions.ts';
import * as contactStops from './contact-stops.ts';
import * as jobs from './jobs.ts';
import * as leads from './leads.ts';
import * as mailChoices from './mail-choices.ts';
import * as people from './people.ts';
import * as programme from './programme.ts';
import * as shown from './shown.ts';
import * as tracking from './tracking.ts';
import * as views from './views.ts';

const rooms: Record<string, unknown>[] = [
  backOffice,
  bulk,
  commissions,
  contactStops,
  jobs,
  leads,
  mailChoices,
  people,
  programme,
  shown,
  tracking,
  views,
];
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

for (const engine of engines()) {
  describe(`table definitions on ${engine}`, () => {
    let fresh: FreshDatabase;
    before(async () => {
      fresh = await freshDatabase(engine);
    });
    after(() => fresh.dispose());

    test('every table of the migrations is described, column by column', async () => {
      const { rows } = await fresh.database.query<{
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
  });
}
