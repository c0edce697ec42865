import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { deflateSync, gunzipSync } from 'node:zlib';
import { freshDatabase } from '#server/testing/database.ts';
import { migrate } from '../migrate.ts';
import { readMigrations } from '../migrations.ts';
import type { Database } from '../open.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

// A demo of eight leads at the migration 0068, four of whose mails a mail server took: schema and
// rows by `pg_dump --no-owner --rows-per-insert=200`, without files and pages.
const dump = gunzipSync(
  readFileSync(join(import.meta.dirname, 'version-before.sql.gz')),
).toString();

async function versionBefore(t: TestContext): Promise<Database> {
  const { database, dispose } = await freshDatabase({ migrations: null });
  t.after(dispose);
  await database.maintain(async (client) => {
    await client.query(`${dump}; reset all`);
  });
  return database;
}

// Other texts of the same check are no difference, and old rows need not obey a younger one.
const catalog = `
  select 'table' as kind, relname::text as name, concat(relkind, relpersistence, reloptions) as what
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
  union all
  select 'column', attrelid::regclass || '.' || attname, concat_ws(' ',
    row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod),
    attnotnull, attidentity, attgenerated, attstorage, attcompression, attstattarget, attcollation,
    pg_get_expr(adbin, adrelid))
  from pg_attribute join pg_class c on c.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0
    and not attisdropped
  union all
  select 'constraint', concat(conrelid::regclass, '.', conname),
    replace(pg_get_constraintdef(oid), ' NOT VALID', '')
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index', indexrelid::regclass::text, concat(pg_get_indexdef(indexrelid), indisvalid)
  from pg_index join pg_class c on c.oid = indrelid where relnamespace = 'public'::regnamespace
  union all
  select 'function', p.oid::regprocedure::text, concat(pg_get_functiondef(p.oid),
    has_function_privilege('pg_monitor', p.oid, 'execute'))
  from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select 'trigger', tgrelid::regclass || '.' || tgname, concat(pg_get_triggerdef(oid), tgenabled)
  from pg_trigger where not tgisinternal
  union all
  select 'view', oid::regclass::text, pg_get_viewdef(oid)
  from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
  union all
  select 'statistics', stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all
  select 'comment', pg_describe_object(classoid, objoid, objsubid), description
  from pg_description d
  where objoid >= 16384
    and not exists (select from pg_depend p where p.objid = d.objoid and p.deptype = 'e')
  union all
  select 'extension', extname, '' from pg_extension
  order by 1, 2`;

test('a database of the version before has the schema of the baseline, and all its rows', async (t) => {
  const database = await versionBefore(t);
  const count = async (table: string) =>
    (await database.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]!.n;
  const tables = [...dump.matchAll(/^INSERT INTO public\.(\w+)/gm)]
    .map(([, name]) => name!)
    .filter((name) => !/^(mail_texts|calculation_assumptions|schema_migrations)$/.test(name));
  const before = new Map<string, number>();
  for (const name of tables) {
    before.set(name, await count(name));
  }
  assert.ok(before.size > 25, `only ${before.size} tables have rows`);

  assert.equal((await migrate(database)).at(-1), readMigrations().at(-1)!.name);
  for (const [name, rows] of before) {
    assert.equal(await count(name), rows, name);
  }
  const { database: fresh, dispose } = await freshDatabase();
  t.after(dispose);
  const [expected, found] = [await fresh.query(catalog), await database.query(catalog)];
  assert.ok(expected.rows.length > 2000);
  // Read from a dump, a condition has other brackets and casts.
  const said = (rows: Record<string, unknown>[]) =>
    new Set(
      rows.map(({ kind, name, what }) =>
        `${kind} ${name}: ${what}`.replace(/::(text|character varying)|[()[\]\s]/g, ''),
      ),
    );
  assert.deepEqual(said(found.rows), said(expected.rows));
  const ledger = 'select name, checksum, may_version_before_run from schema_migrations';
  assert.deepEqual((await database.query(ledger)).rows, (await fresh.query(ledger)).rows);
  assert.deepEqual(await migrate(database), []);
});

test('an older one is refused with what to do, and stays as it is', async (t) => {
  const database = await versionBefore(t);
  await database.query(`delete from schema_migrations where name >= '0068'`);
  await assert.rejects(
    migrate(database),
    /end with 0067-specified-defaults\.sql.+takes a database over from 0068-current-savings\.sql on\. Start the version before/,
  );
  await database.query('select words from sent_mails');
});

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A mail as it was packed. */
function packed(parts: string[], dictionary: string, hasStamp = true): Buffer {
  const said = JSON.stringify(parts);
  const words = deflateSync(said, { dictionary: Buffer.from(dictionary) });
  return hasStamp ? Buffer.concat([words, sha256(said)]) : words;
}

test('packed mails become plain columns, and one that was changed since stays so', async (t) => {
  const database = await versionBefore(t);
  const html = '<body>Hello Ana<!--links--></body>';
  const dictionary = JSON.stringify(['Hello', 'Hello Zoë', html, '', '']);
  const hash = sha256(dictionary);
  const ana = ['Hi', 'Hello Ana', html, '\nStop: …', '<a>Stop</a>'];
  const damaged = packed(ana, dictionary);
  damaged[30]! ^= 1;
  await database.query('insert into mail_texts (hash, words) values ($1, $2)', [hash, dictionary]);
  const mails = [
    packed(ana, dictionary),
    packed(['Hi', 'Text', '<body></body>', '', ''], dictionary, false),
    damaged,
    null,
  ];
  for (const [at, words] of mails.entries()) {
    await database.query(
      `insert into sent_mails (id, created_at, attempts, language, kind, text_hash, words, payload)
       values ($1, now(), 1, 'en', 'follow_up', $2, $3, $4)`,
      [1000 + at, words && hash, words, words ? {} : { subject: 'S', text: 'T', html: 'H' }],
    );
  }
  await database.query(
    `insert into jobs (id, kind, language, text_hash, words) overriding system value
     values (1004, 'follow_up', 'en', $1, $2)`,
    [hash, packed(ana, dictionary)],
  );
  await migrate(database);

  const { rows } = await database.query(
    `select subject, text, html, link,
       words_hash = hash_words(subject, text, html, link) as "isWhole"
     from all_mails where id >= 1000 order by id`,
  );
  const plain = {
    subject: 'Hi',
    text: 'Hello Ana\nStop: …',
    html: '<body>Hello Ana<p style="margin:8px 0 0"><a>Stop</a></p></body>',
    link: { text: '\nStop: …', html: '<a>Stop</a>' },
    isWhole: true,
  };
  assert.deepEqual(rows, [
    plain,
    { subject: 'Hi', text: 'Text', html: '<body></body>', link: null, isWhole: true },
    { subject: null, text: null, html: null, link: null, isWhole: false },
    { subject: 'S', text: 'T', html: 'H', link: null, isWhole: true },
    plain,
  ]);
  const taken = await database.query(
    `select from sent_mails where id < 1000 and html like '<!doctype html>%</html>'
       and words_hash = hash_words(subject, text, html, link)`,
  );
  assert.equal(taken.rowCount, 4);
});

test('packed figures become the answer as it was given', async (t) => {
  const database = await versionBefore(t);
  await database.query(
    `insert into calculation_assumptions (hash, assumptions, template)
     values ('a', '{"years": 25}', '{"savings":%s,"odd %% \\"name":[%s]}')`,
  );
  await database.query(
    `insert into calculations (home_price, electric_bill, property_state, terms_version, language,
       assumptions_hash, figures, result)
     select price, 1, 'TX', (select min(id) from terms_versions), 'en', hash, figures, result::jsonb
     from (values (1, 'a'::bytea, e'12.5\n"some"', null), (2, 'a', null, '{"savings": 1}'),
       (3, null, null, null)) as rows (price, hash, figures, result)`,
  );
  await migrate(database);
  const { rows } = await database.query(
    'select result from calculations where home_price < 4 order by home_price',
  );
  assert.deepEqual(fieldsOf(rows, 'result'), [
    { savings: 12.5, 'odd % "name': ['some'], assumptions: { years: 25 } },
    { savings: 1, assumptions: { years: 25 } },
    {},
  ]);
});
