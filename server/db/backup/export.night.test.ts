import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test, type TestContext } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { exportDatabase } from './export.ts';
import { importDatabase } from './import.ts';
import type { Database } from '../open.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
after(() => fs.rmSync(home, { recursive: true, force: true }));
const newFolder = () => path.join(fs.mkdtempSync(path.join(home, 'e-')), 'backup');

const schema = `
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$;
  create table people (id bigint generated always as identity primary key, name text not null, mentor bigint references people,
    facts jsonb, price numeric(12, 4),
    day date, at timestamptz, span interval, raw bytea, tags text[], ratio float8,
    loud text generated always as (upper(name)) stored);
  create table notes (person bigint not null references people on delete cascade, place int, body text, primary key (person, place));
  create table codes (code text primary key, owner bigint references people);
  create trigger notes_refuse before update or delete on notes for each row execute function refuse();
  create trigger notes_refuse_truncate before truncate on notes execute function refuse();
  create unlogged table counts (id int primary key);
  create table terms (id int primary key, value text not null);
  insert into terms values (1, 'seed');`;

const migrations = path.join(home, 'migrations');
fs.mkdirSync(migrations);
fs.writeFileSync(path.join(migrations, '0001-schema.sql'), schema);

async function fresh(t: TestContext, folder: string | null = migrations): Promise<Database> {
  const { database, dispose } = await freshDatabase({ migrations: folder });
  t.after(dispose);
  return database;
}

/**
 * Rows of every awkward kind: references forwards, escapes, JSON null beside SQL null, more rows
 * than one piece.
 */
async function populate(database: Database): Promise<void> {
  await database.query(`update terms set value = 'changed by staff'`);
  await database.query(`insert into people (name, facts, price, day, at, span, raw, tags, ratio)
    select 'person ' || n, jsonb_build_object('n', n, 'nothing', null), n / 7.0, date '2026-01-01' + n % 400,
      timestamptz '2026-03-29 01:30Z' + n * interval '1.000001 s', n * interval '1 hour', decode(md5(n::text), 'hex'),
      array['a', null, 'b,"c'], 1.0 / n from generate_series(1, 6001) n`);
  await database.query(
    `insert into people (name, facts, tags)
    values ($1, 'null', '{}'), ('', null, null), ('\\N', '"\\\\N"', '{NULL}')`,
    ['tab\t nl\n cr\r back\\ ünï 🏠'],
  );
  await database.query('update people set mentor = 6005 - id where id % 2 = 0');
  await database.query(
    `insert into notes select n % 50 + 1, n, repeat('x', n % 100) from generate_series(1, 300) n`,
  );
  await database.query(
    `insert into codes select chr(65 + n) || chr(97 + n) || '-Ä_' || n, n from generate_series(1, 25) n`,
  );
  await database.query(`insert into codes values ('', null)`);
  await database.query('insert into counts values (1)');
}

const contents = async (database: Database): Promise<string> =>
  JSON.stringify(
    (
      await database.query(`select
  (select jsonb_agg(to_jsonb(p) order by id) from people p) as people,
  (select jsonb_agg(to_jsonb(n) order by person, place) from notes n) as notes,
  (select jsonb_agg(to_jsonb(c) order by code collate "C") from codes c) as codes,
  (select jsonb_agg(to_jsonb(t)) from terms t) as terms`)
    ).rows[0],
  );

test(`everything moves to another database: rows, sequences, guards and references`, async (t) => {
  const source = await fresh(t);
  await populate(source);
  const folder = newFolder();
  const manifest = await exportDatabase(source, folder);
  const isCounted = manifest.tables.some(({ name }) => name === 'counts');
  assert.ok(!isCounted, 'what is unlogged is of no use elsewhere');
  const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
  assert.deepEqual(counts, { codes: 26, notes: 300, people: 6004, terms: 1 });
  const target = await fresh(t, null);
  await importDatabase(target, folder, { migrationsFolder: migrations });
  assert.ok((await contents(target)) === (await contents(source)), 'the rows differ');
  assert.deepEqual((await exportDatabase(target, newFolder())).tables, manifest.tables);
  assert.equal(
    (await target.query(`insert into people (name) values ('next') returning id`)).rows[0]!.id,
    6005,
  );
  await assert.rejects(target.query('delete from notes'), /append-only/);
  await assert.rejects(target.query('insert into notes values (99999, 1)'), {
    code: '23503',
    constraint: 'notes_person_fkey',
  });
});

describe('a backup', () => {
  const exported = async (t: TestContext) => {
    const source = await fresh(t);
    await source.query(`insert into people (name) values ('a'), ('b')`);
    const folder = newFolder();
    await exportDatabase(source, folder);
    return { source, folder };
  };
  const restore = (target: Database, folder: string) =>
    importDatabase(target, folder, { migrationsFolder: migrations });

  test('is neither written over another one nor restored over data', async (t) => {
    const { source, folder } = await exported(t);
    await assert.rejects(async () => exportDatabase(source, folder), /not empty/);
    await assert.rejects(restore(source, folder), /The database is not empty/);
  });

  test('that was cut off, damaged or altered is refused and leaves nothing behind', async (t) => {
    const { folder } = await exported(t);
    const rows = path.join(folder, 'people.copy');
    const good = fs.readFileSync(rows, 'utf8');
    for (const bad of [
      good.replace('\tb\t', '\tc\t'),
      good.slice(0, -3),
      good.split('\n').slice(1).join('\n'),
      good.replace('\t', ''),
    ]) {
      fs.writeFileSync(rows, bad);
      const target = await fresh(t, null);
      await assert.rejects(restore(target, folder));
      await assert.rejects(target.query('select 1 from people'), { code: '42P01' });
    }
    fs.rmSync(path.join(folder, 'manifest.json'));
    await assert.rejects(restore(await fresh(t, null), folder), /no finished backup/);
  });

  test('of a newer program is refused, of an older one is brought up to date', async (t) => {
    const { folder } = await exported(t);
    const newer = newFolder();
    fs.cpSync(migrations, newer, { recursive: true });
    fs.writeFileSync(
      path.join(newer, '0002-more.sql'),
      '-- The version before may run on it.\nalter table people add column age int not null default 7',
    );
    const target = await fresh(t, null);
    await importDatabase(target, folder, { migrationsFolder: newer });
    assert.deepEqual(fieldsOf((await target.query('select age from people')).rows, 'age'), [7, 7]);
    const fromNewer = newFolder();
    await exportDatabase(target, fromNewer);
    await assert.rejects(
      restore(await fresh(t, null), fromNewer),
      /another schema version.*0002-more\.sql/,
    );
  });
});
