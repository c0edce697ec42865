import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { runChild } from '#server/testing/child.ts';
import { freshDatabase, type FreshOptions } from '#server/testing/database.ts';
import { openDatabase } from '../open.ts';

async function fresh(t: TestContext, options: FreshOptions = {}) {
  const made = await freshDatabase('embedded', { migrations: null, ...options });
  t.after(made.dispose);
  return made;
}

test('one commit forces the disk once; reading does not', async (t) => {
  const { database } = await fresh(t);
  await database.query('create table t (a int primary key)');
  const before = database.fsyncs!().files;
  for (let a = 0; a < 20; a++) {
    await database.query('insert into t values ($1)', [a]);
  }
  assert.equal(database.fsyncs!().files - before, 20);
  await database.transaction(async (tx) => {
    for (let a = 20; a < 40; a++) {
      await tx.query('insert into t values ($1)', [a]);
    }
  });
  assert.equal(database.fsyncs!().files - before, 21);
  await database.query('select count(*) from t');
  assert.equal(database.fsyncs!().files - before, 21);
});

test('PostgreSQL itself runs with fsync, and a checkpoint forces data files and folders too', async (t) => {
  const { database } = await fresh(t);
  const { rows } =
    await database.query(`select string_agg(name || '=' || setting, ' ' order by name) as settings from pg_settings
    where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')`);
  assert.equal(
    rows[0]!.settings,
    'fsync=on full_page_writes=on synchronous_commit=on wal_sync_method=fsync',
  );
  const before = database.fsyncs!();
  await database.query('create table t (a int); insert into t values (1)');
  await database.query('checkpoint');
  const after = database.fsyncs!();
  assert.ok(after.files > before.files + 2 && after.folders > before.folders);
});

test('the folder belongs to its owner alone', async (t) => {
  const { options } = await fresh(t);
  assert.equal(fs.statSync(path.join(options.dataDir, 'database')).mode & 0o777, 0o700);
});

test('a second server on the same folder is refused, and the first one goes on', async (t) => {
  const { database, options } = await fresh(t);
  await assert.rejects(
    openDatabase(options),
    /Another server is using the database folder .*database\. Stop that server first/,
  );
  assert.equal(await database.isHealthy(), true);
});

const writer = `
  import { openDatabase } from '#server/db/open.ts';
  const database = await openDatabase({ dataDir: process.argv[1] });
  await database.query('create table if not exists t (id int generated always as identity primary key, pair int not null)');
  for (let n = 0; ; n++) {
    const ids = await database.transaction(async (tx) => {
      const one = await tx.query('insert into t (pair) values ($1) returning id', [n]);
      const two = await tx.query('insert into t (pair) values ($1) returning id', [n]);
      return [one.rows[0].id, two.rows[0].id];
    });
    process.stdout.write(ids.join(' ') + '\\n');
    if (n === 20) process.stdout.write('enough\\n');
    if (n % 50 === 49) await database.query('checkpoint');
  }
`;

test('what was acknowledged before kill -9 is there afterwards, whole, three times over', async (t) => {
  const { database, options } = await fresh(t);
  await database.close();
  const acknowledged: number[] = [];
  for (let round = 0; round < 3; round++) {
    const child = runChild(writer, options.dataDir);
    await child.said('enough');
    await child.kill();
    acknowledged.push(
      ...child.lines
        .filter((line) => /^\d+ \d+$/.test(line))
        .flatMap((line) => line.split(' ').map(Number)),
    );
    const again = await openDatabase(options);
    const { rows } = await again.query('select id from t');
    const { rows: halves } = await again.query(
      'select 1 from t group by pair having count(*) % 2 = 1',
    );
    await again.close();
    const present = new Set(rows.map(({ id }) => id as number));
    assert.deepEqual(
      acknowledged.filter((id) => !present.has(id)),
      [],
    );
    assert.equal(halves.length, 0);
  }
  assert.ok(acknowledged.length >= 120);
});

test('a statement that takes too long fails as on a server, the next one is answered, nothing acknowledged is lost', async (t) => {
  const { database } = await fresh(t, { statementTimeoutMs: 1500 });
  await database.query('create table t (a int primary key)');
  for (let round = 0; round < 2; round++) {
    await database.query('insert into t values ($1)', [round]);
    const endless = database.transaction(async (tx) => {
      await tx.query('insert into t values (99)');
      await tx.query('select count(*) from generate_series(1, 100000000000)');
    });
    const waiting = database.query('select count(*) as rows from t');
    await assert.rejects(endless, { code: '57014' });
    assert.equal((await waiting).rows[0]!.rows, round + 1);
  }
  await assert.rejects(
    database.query('select count(*) from generate_series(1, $1::bigint)', [100_000_000_000]),
    { code: '57014' },
  );
  // Without the time limit of a health check: on a busy machine the restart may take longer.
  assert.equal((await database.query('select 1 as one')).rows[0]!.one, 1);
});

test('maintenance may take longer than a statement', async (t) => {
  const { database } = await fresh(t, { statementTimeoutMs: 1500 });
  const { rows } = await database.maintain((client) =>
    client.query(
      `with recursive wait(at) as (
       select clock_timestamp() union all select clock_timestamp() from wait where wait.at < now() + interval '2 s')
     select max(at) - now() >= interval '2 s' as waited from wait`,
    ),
  );
  assert.equal(rows[0].waited, true);
});

test('a first start that was cut off is set aside, never deleted', async (t) => {
  const { database, options } = await fresh(t);
  await database.close();
  const dir = path.join(options.dataDir, 'database');
  fs.rmSync(dir, { recursive: true });
  fs.rmSync(`${dir}.witness.json`);
  fs.mkdirSync(`${dir}.first-start`);
  fs.writeFileSync(path.join(`${dir}.first-start`, 'PG_VERSION'), '18\n');
  const warnings: string[] = [];
  const again = await openDatabase({
    ...options,
    log: {
      info() {},
      error() {},
      warn: (message) => warnings.push(message),
    },
  });
  t.after(again.close);
  assert.equal(await again.isHealthy(), true);
  const aside = fs.readdirSync(options.dataDir).filter((name) => /^database\.corrupt-/.test(name));
  assert.equal(aside.length, 1);
  assert.equal(warnings.length, 1);
});

test('a first start killed at any moment leaves a folder that the next start can use', async (t) => {
  const { database, options } = await fresh(t);
  await database.close();
  const code = `
    import { openDatabase } from '#server/db/open.ts';
    console.log('begun');
    await openDatabase({ dataDir: process.argv[1] });`;
  for (const afterMs of [300, 1200]) {
    fs.rmSync(path.join(options.dataDir, 'database'), { recursive: true });
    fs.rmSync(path.join(options.dataDir, 'database.witness.json'), { force: true });
    const child = runChild(code, options.dataDir);
    await child.said('begun');
    await new Promise((resolve) => {
      setTimeout(resolve, afterMs);
    });
    await child.kill();
    const again = await openDatabase(options);
    assert.equal(await again.isHealthy(), true);
    await again.close();
  }
});

test('a folder written by another version is refused with what to do', async (t) => {
  const { database, options } = await fresh(t);
  await database.close();
  fs.writeFileSync(path.join(options.dataDir, 'database', 'PG_VERSION'), '17\n');
  await assert.rejects(
    openDatabase(options),
    /written by version 17 of the engine.*restore that backup into a new folder/,
  );
});
