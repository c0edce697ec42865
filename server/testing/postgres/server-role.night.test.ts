import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#server/db/open.ts';
import { administer, freshDatabase, testServerUrl } from '../database.ts';
import { makeLeadBody } from '../factories.ts';
import { startProduct, startRefused } from '../product.ts';
import { findPostgresPrograms } from './postgres-cluster.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

test('a role that works with rows alone runs the product that its owner has migrated', async (t) => {
  const programs = findPostgresPrograms('psql');
  if (!programs) {
    return t.skip('there is no psql on this machine');
  }
  const { database, options, dispose } = await freshDatabase({ migrations: null });
  const { dataDir } = options;
  const mark = randomBytes(8).toString('hex');
  const [owner, role] = [`owner_${mark}`, `server_${mark}`];
  const url = (username: string) => Object.assign(new URL(options.databaseUrl!), { username }).href;
  const { pathname } = new URL(options.databaseUrl!);
  await database.query(`create role ${owner} login createrole`);
  await database.query(`alter database ${pathname.slice(1)} owner to ${owner}`);
  t.after(async () => {
    await dispose();
    await administer(testServerUrl(), `drop role if exists ${role}, ${owner}`);
  });

  // The role is made between two tables: both halves of its grants are needed.
  const owned = await openDatabase({ databaseUrl: url(owner), dataDir });
  await owned.query('create table earlier ()').finally(() => owned.close());
  const file = path.join(root, 'deploy/server-role.sql');
  await run(
    path.join(programs, 'psql'),
    ['--no-psqlrc', '--set', `role=${role}`, '--file', file, url(owner)],
    { env: { ...process.env, SERVER_PASSWORD: mark } },
  );
  const { rows: held } = await database.query(
    `select has_table_privilege($1, 'earlier', 'select, insert') as both`,
    [role],
  );
  assert.deepEqual(held, [{ both: true }]);
  const variables = { DATABASE_URL: url(role), DATA_DIR: dataDir };
  const { lines } = await startRefused(variables);
  assert.match(lines.join(), /may make no tables .+ run "npm run migrate" as its owner/);

  const bring = async (databaseUrl: string) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    const { stdout } = await run(process.execPath, ['scripts/migrate.ts'], { cwd: root, env });
    return stdout;
  };
  assert.match(
    await bring(url(owner)),
    /^The database is of this version: \d+ migrations? ran\.\n$/,
  );
  assert.match(await bring(url(role)), /^The database is of this version: no migration had to run/);

  const product = await startProduct(variables);
  t.after(product.kill);
  const answer = await fetch(`${product.origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeLeadBody()),
  });
  assert.equal(answer.status, 201);
  assert.equal((await fetch(`${product.origin}/readyz`)).status, 200);
  assert.equal(await product.stop(), 0);

  const client = new pg.Client({ connectionString: url(role) });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
          and not has_function_privilege(oid, 'execute')`,
    );
    assert.deepEqual(rows, []);
    for (const text of [
      'alter table audit_log disable trigger all',
      'truncate audit_log',
      'create table mine (a int)',
    ]) {
      await assert.rejects(client.query(text), { code: '42501' }, text);
    }
  } finally {
    await client.end();
  }
});
