import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { tableFacts } from '#server/testing/tables/table-facts.ts';
import { personalData } from './personal-data.ts';
import { columnsIn } from './personal-rows.ts';

describe('the list of what is personal', async () => {
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
      const impersonal = tableFacts.get(table)?.impersonal;
      if (of.length === 0) {
        return columns.length === impersonal ? [] : `${table}: ${columns.length} columns`;
      }
      const erased = of.flatMap((data) => columnsIn(data.erased));
      const kept = of.flatMap((data) => columnsIn(data.kept));
      const listed = [...erased, ...kept];
      return [
        ...(impersonal === undefined ? [] : [`${table} is in both lists`]),
        ...erased.filter((name) => kept.includes(name)),
        ...columns.filter((name) => !listed.includes(name)),
        ...listed.filter((name) => !columns.includes(name)),
      ].map((name) => `${table}.${name}`);
    });
  }

  test('says of every column whether it is personal', async () => {
    assert.deepEqual(await disagreements(), []);
  });

  test('refuses a column and a table that are not listed', async () => {
    await fresh.database.query('alter table lead_notes add column heard_from text');
    await fresh.database.query('create table birthdays (day date)');
    await fresh.database.query('alter table mail_links add column mailbox text');
    assert.deepEqual((await disagreements()).toSorted(), [
      'birthdays: 1 columns',
      'lead_notes.heard_from',
      'mail_links: 4 columns',
    ]);
  });
});
