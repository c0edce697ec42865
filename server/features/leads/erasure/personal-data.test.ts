import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { readMigrations } from '#server/db/migrations.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { tableFacts } from '#server/db/facts/every-table.ts';
import { byLead } from '#server/db/facts/table-facts.ts';
import { columnsIn, personalData } from './personal-data.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

describe('the facts of what is personal', async () => {
  const fresh = await freshDatabase();
  after(() => fresh.dispose());

  /** Columns that only one of database and list has, or that are on both sides, and tables. */
  async function disagreements(): Promise<string[]> {
    const { rows } = await fresh.database.query<{ table: string; columns: string[] }>(
      `select table_name as table, array_agg(column_name::text) as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and table_name <> 'schema_migrations' group by 1`,
    );
    return rows.flatMap(({ table, columns }) => {
      const of = personalData.filter((data) => data.table === table);
      const fact = tableFacts[table];
      if (!fact || 'impersonal' in fact) {
        return columns.length === fact?.impersonal ? [] : `${table}: ${columns.length} columns`;
      }
      const erased = of.flatMap((data) => columnsIn(data.erased));
      const kept = of.flatMap((data) => columnsIn(data.kept));
      const listed = [...erased, ...kept];
      return [
        ...erased.filter((name) => kept.includes(name)),
        ...columns.filter((name) => !listed.includes(name)),
        ...listed.filter((name) => !columns.includes(name)),
      ].map((name) => `${table}.${name}`);
    });
  }

  test('says of every column whether it is personal', async () => {
    assert.deepEqual(await disagreements(), []);
  });

  /** Texts that a person might type, of tables of leads that are said to hold nothing personal. */
  async function freeTexts(): Promise<string[]> {
    const { rows } = await fresh.database.query<{ table: string; place: string }>(
      `select t.relname as table, t.relname || '.' || a.attname as place
       from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0
       where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
         and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
         and exists (select from pg_attribute l where l.attrelid = t.oid and l.attname = 'lead_id')
         and not exists (select from pg_constraint c
           where c.conrelid = t.oid and a.attnum = any (c.conkey)
             and (c.contype = 'f' or c.contype = 'c' and pg_get_constraintdef(c.oid) ~ '::text'))
       order by place`,
    );
    return rows.filter(({ table }) => 'impersonal' in tableFacts[table]!).map(({ place }) => place);
  }

  test('has the rows of a lead where an index finds them', async () => {
    const { rows } = await fresh.database.query<{ table: string }>(
      `select c.relname as table from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'lead_id'
       where c.relname = any ($1) and not exists (
         select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`,
      [personalData.filter(({ rows: of }) => of.includes(byLead)).map(({ table }) => table)],
    );
    assert.deepEqual(rows, []);
  });

  test('calls no table of leads impersonal that holds what somebody types', async () => {
    assert.deepEqual(await freeTexts(), []);
  });

  test('refuses a column and a table that are not listed', async () => {
    await fresh.database.query('alter table lead_notes add column heard_from text');
    await fresh.database.query('create table birthdays (day date)');
    await fresh.database.query('alter table mail_links add column mailbox text');
    await fresh.database.query(`alter table lead_attention add column remark text,
      add column mood text check (mood in ('good', 'bad'))`);
    assert.deepEqual((await disagreements()).toSorted(), [
      'birthdays: 1 columns',
      'lead_attention: 7 columns',
      'lead_notes.heard_from',
      'mail_links: 4 columns',
    ]);
    assert.deepEqual(await freeTexts(), ['lead_attention.remark']);
  });
});

// Its erasure would miss what the new version stores there.
test('a migration with a new personal place does not let the version before run on it', () => {
  const places = personalData.flatMap(({ table, erased }) => [
    new RegExp(`create table ${table}\\b`),
    ...columnsIn(erased).map(
      (column) => new RegExp(`alter table ${table}\\b[^;]*add column ${column}\\b`),
    ),
  ]);
  const isPersonal = (sql: string) => places.some((place) => place.test(sql));
  const wrong = readMigrations().filter(
    ({ mayVersionBeforeRun, sql }) => mayVersionBeforeRun && isPersonal(sql),
  );
  assert.deepEqual(fieldsOf(wrong, 'name'), []);
});
