import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test, type TestContext } from 'node:test';
import pg from 'pg';
import { runChild } from '#server/testing/child.ts';
import { freshDatabase, testServerUrl } from '#server/testing/database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { type Database, openDatabase } from './open.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'migrate-'));
after(() => fs.rmSync(home, { recursive: true, force: true }));

function folderWith(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(home, 'm-'));
  for (const [name, sql] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), sql);
  }
  return folder;
}

const mark = '-- The version before may not run on it.\n';
const two = {
  '0001-make.sql': 'create extension if not exists pg_trgm; create table t (a int);',
  '0002-fill.sql': `${mark}insert into t values (1);`,
};

describe('migrations', () => {
  const fresh = async (t: TestContext) => {
    const { database, dispose } = await freshDatabase({ migrations: null });
    t.after(dispose);
    return database;
  };

  test('are applied in order, each once, and up to a wanted one', async (t) => {
    const database = await fresh(t);
    const folder = folderWith(two);
    assert.deepEqual(await migrate(database, { folder, upTo: '0001-make.sql' }), ['0001-make.sql']);
    assert.deepEqual(await migrate(database, { folder }), ['0002-fill.sql']);
    assert.deepEqual(await migrate(database, { folder }), []);
    assert.equal((await database.query('select a from t')).rowCount, 1);
  });

  test('say what to do about a database that is read-only or not theirs', async (t) => {
    const database = await fresh(t);
    const folder = folderWith(two);
    const withFirst = (sql: string): Pick<Database, 'maintain'> => ({
      maintain: (work) =>
        database.maintain(async (client) => {
          await client.query(sql);
          return work(client).finally(() => client.query('reset all; reset role'));
        }),
    });
    await assert.rejects(
      migrate(withFirst('set default_transaction_read_only = on'), { folder }),
      /^Error: The database \w+ takes no changes \(it is read-only\): set DATABASE_URL to the server/,
    );
    const guest = `guest_${randomUUID().replaceAll('-', '')}`;
    await database.query(`create role ${guest}`);
    await assert.rejects(
      migrate(withFirst(`set role ${guest}`), { folder }),
      /^Error: The user of DATABASE_URL may make no tables .*permission denied for schema public.*owner/,
    );
    await database.query(`drop role ${guest}`);
    assert.deepEqual(await migrate(database, { folder }), Object.keys(two));
  });

  test('stop with a sentence when one was changed, removed, or comes too late', async (t) => {
    const database = await fresh(t);
    await migrate(database, { folder: folderWith(two) });
    await migrate(database, {
      folder: folderWith({
        ...two,
        '0002-fill.sql': two['0002-fill.sql'].replaceAll('\n', '\r\n'),
      }),
    });
    const changed = folderWith({ ...two, '0002-fill.sql': `${mark}insert into t values (2);` });
    await assert.rejects(
      migrate(database, { folder: changed }),
      /0002-fill\.sql was changed after it was applied/,
    );
    await assert.rejects(
      migrate(database, { folder: folderWith({ '0001-make.sql': two['0001-make.sql'] }) }),
      /older than the database/,
    );
    const late = folderWith({ '0000-late.sql': 'select 1', ...two });
    await assert.rejects(
      migrate(database, { folder: late }),
      /0000-late\.sql is numbered before 0002-fill\.sql/,
    );
    assert.equal((await database.query('select a from t')).rowCount, 1);
  });

  test('let the version before start where each newer one says so', async (t) => {
    const database = await fresh(t);
    const before = folderWith(two);
    const grown = {
      ...two,
      '0013-more.sql': '-- The version before may run on it.\nalter table t add b int;',
    };
    await migrate(database, { folder: before });
    await migrate(database, { folder: folderWith(grown) });
    assert.deepEqual(await migrate(database, { folder: before }), []);
    const broken = {
      ...grown,
      '0014-less.sql': '-- The version before may not run on it.\nalter table t drop a;',
    };
    await migrate(database, { folder: folderWith(broken) });
    await assert.rejects(
      migrate(database, { folder: before }),
      /knows the migration 0014-less\.sql, .+ Start the newer version\.$/,
    );
    await assert.rejects(
      migrate(database, { folder: folderWith({ '0001-make.sql': two['0001-make.sql'] }) }),
      /knows the migration 0002-fill\.sql/,
      'one of the middle says no',
    );
  });

  test('refuse a database that begins otherwise', async (t) => {
    const database = await fresh(t);
    await migrate(database, { folder: folderWith({ '0001-before.sql': 'create table b ()' }) });
    await assert.rejects(
      migrate(database),
      /begin with 0001-before\.sql and end with 0001-before\.sql.+Start the version before this one on it first/,
    );
    const { rows } = await database.query('select name from schema_migrations');
    assert.deepEqual(rows, [{ name: '0001-before.sql' }]);
  });

  test('that fail change nothing, and can be applied once they are right', async (t) => {
    const database = await fresh(t);
    const wrong = folderWith({
      ...two,
      '0003-wrong.sql': `${mark}insert into t values (2); insert into nowhere values (1);`,
    });
    const failure = /0003-wrong\.sql failed and changed nothing: relation "nowhere" does not exist/;
    await assert.rejects(migrate(database, { folder: wrong }), failure);
    assert.equal((await database.query('select a from t')).rowCount, 1);
    const right = folderWith({ ...two, '0003-wrong.sql': `${mark}insert into t values (2);` });
    assert.deepEqual(await migrate(database, { folder: right }), ['0003-wrong.sql']);
  });

  test('of the product apply to an empty database', async (t) => {
    const database = await fresh(t);
    assert.deepEqual(
      await migrate(database),
      readMigrations().map(({ name }) => name),
    );
  });
});

test('a wrong name and a shared number are refused', () => {
  assert.throws(() => readMigrations(folderWith({ '1-short.sql': '' })), /must be called like/);
  assert.throws(
    () => readMigrations(folderWith({ '0001-a.sql': '', '0001-b.sql': '' })),
    /share a number/,
  );
});

test('a migration that does not say whether the version before may run on it is refused', () => {
  assert.throws(
    () => readMigrations(folderWith({ '0002-a.sql': '-- The version before may run.\nselect 1' })),
    /must begin with "-- The version before may run on it\."/,
  );
});

test('of four processes that start together, one migrates and the others wait', async (t) => {
  const { options, dispose } = await freshDatabase({ migrations: null });
  t.after(dispose);
  const folder = folderWith({
    ...two,
    '0003-slow.sql': `${mark}select pg_sleep(0.3); insert into t values (3);`,
  });
  const code = `
      import { openDatabase } from '#server/db/open.ts';
      import { migrate } from '#server/db/migrate.ts';
      const database = await openDatabase({ databaseUrl: process.argv[1], dataDir: '/nowhere' });
      console.log(JSON.stringify(await migrate(database, { folder: process.argv[2] })));
      await database.close();`;
  const children = Array.from({ length: 4 }, () => runChild(code, options.databaseUrl!, folder));
  assert.deepEqual(await Promise.all(children.map(({ ended }) => ended)), [0, 0, 0, 0]);
  const applied = children.flatMap(({ lines }) => JSON.parse(lines[0]!) as string[]);
  assert.deepEqual(applied.sort(), ['0001-make.sql', '0002-fill.sql', '0003-slow.sql']);
});

test('a database that knows no Unicode is refused with what to do, and nothing is written in it', async (t) => {
  const name = `bytes_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: testServerUrl() });
  await admin.connect();
  t.after(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  await admin.query(
    `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider 'libc' locale 'C'`,
  );
  const databaseUrl = Object.assign(new URL(testServerUrl()), { pathname: `/${name}` }).href;
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere' });
  await assert.rejects(
    migrate(database),
    /written in SQL_ASCII, and this program needs UTF8.+createdb --encoding=UTF8 --template=template0/,
  );
  const tables = await database.query(`select 1 from pg_tables where schemaname = 'public'`);
  assert.equal(tables.rows.length, 0);
  await database.close();
});
