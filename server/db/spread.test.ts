import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import type { Database } from './open.ts';

// The claims of docs/scale.md about databases that are spread over several machines. A migration
// that uses more than this makes its table of engines wrong.
const fresh = await freshDatabase();
after(() => fresh.dispose());

async function namesOf(database: Database, sql: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

/** Each with a query that returns the names of what is refused. */
const refusals = {
  'a trigger with a table of changed rows (Citus, YugabyteDB, CockroachDB)': `
    select tgname::text as name from pg_trigger
    where not tgisinternal and (tgoldtable is not null or tgnewtable is not null)`,
  'an exclusion constraint (Citus, CockroachDB)': `
    select conname::text as name from pg_constraint where contype = 'x'`,
  'a rule or an event trigger (all)': `
    select rulename::text as name from pg_rules where schemaname = 'public'
    union all select evtname::text from pg_event_trigger`,
  'inheritance that is no partition (all)': `
    select inhrelid::regclass::text as name from pg_inherits
    join pg_class on pg_class.oid = inhrelid where not relispartition`,
  'a language other than SQL and PL/pgSQL (all)': `
    select p.proname::text as name from pg_proc p
    join pg_language l on l.oid = p.prolang
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and l.lanname not in ('sql', 'plpgsql')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
} as const;

/** Step 5 of docs/scale.md distributes only `interactions`, by the session of the visitor. */
const ofDistributed = {
  'a trigger for each statement': `
    select tgname::text as name from pg_trigger
    where not tgisinternal and tgtype & 1 = 0 and tgrelid = 'interactions'::regclass`,
  'a reference to it': `
    select conname::text as name from pg_constraint
    where contype = 'f' and confrelid = 'interactions'::regclass`,
} as const;

for (const [what, sql] of Object.entries({ ...refusals, ...ofDistributed })) {
  test(`the schema does without ${what}`, async () => {
    assert.deepEqual(await namesOf(fresh.database, sql), []);
  });
}

test('each of these is found where it is', async (t) => {
  const planted = await freshDatabase({ migrations: null });
  t.after(planted.dispose);
  await planted.database.query(`
    create table interactions (
      id int primary key, during int4range,
      constraint no_overlap exclude using gist (during with &&));
    create table child () inherits (interactions);
    create table about (of int constraint refers references interactions);
    create function look() returns trigger language plpgsql as 'begin return null; end';
    create trigger gathered after insert on interactions referencing new table as added
      for each statement execute function look();
    create rule never as on delete to about do instead nothing;
    create function native(text) returns text language internal as 'upper'`);
  const found: Record<string, string[]> = {};
  for (const [what, sql] of Object.entries({ ...refusals, ...ofDistributed })) {
    found[what.replace(/ \(.*/, '')] = await namesOf(planted.database, sql);
  }
  assert.deepEqual(found, {
    'a trigger with a table of changed rows': ['gathered'],
    'an exclusion constraint': ['no_overlap'],
    'a rule or an event trigger': ['never'],
    'inheritance that is no partition': ['child'],
    'a language other than SQL and PL/pgSQL': ['native'],
    'a trigger for each statement': ['gathered'],
    'a reference to it': ['refers'],
  });
});
