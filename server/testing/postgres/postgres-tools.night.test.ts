import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { openDatabase } from '#server/db/open.ts';
import { applicationOf } from '../applicants.ts';
import { administer, testServerUrl } from '../database.ts';
import { findPostgresPrograms } from './postgres-cluster.ts';
import { freshHome, makeAffiliate, password, referralCode } from '../product-home.ts';
import { signInStaff } from '../sessions/staff-session.ts';

const run = promisify(execFile);

async function apply(origin: string, number: number): Promise<void> {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `dump-${number}` },
    body: JSON.stringify({ ...applicationOf(number, referralCode), lastName: `Nuñez ${number}` }),
  });
  assert.equal(answer.status, 201);
}

/** Rows of each table, and the sum of a hash of all that they hold. */
async function contents(databaseUrl: string): Promise<Record<string, unknown>> {
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere' });
  try {
    const { rows: tables } = await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await database.query(
        `select count(*) as rows, sum(hashtextextended(one::text, 0)::numeric)::text as sum from ${name} one`,
      );
      found[name] = rows[0];
    }
    const { rows } = await database.query(`
      select (select count(*) from pg_trigger where not tgisinternal) as triggers,
        (select count(*) from pg_indexes where schemaname = 'public') as indexes,
        (select count(*) from pg_constraint where connamespace = 'public'::regnamespace) as constraints`);
    return { ...found, ...rows[0] };
  } finally {
    await database.close();
  }
}

test('what pg_dump wrote, pg_restore gives back whole, and the product starts on it', async (t) => {
  const programs = findPostgresPrograms('pg_dump', 'pg_restore');
  if (!programs) {
    return t.skip('there is no pg_dump on this machine');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-dump-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));

  const home = await freshHome(t);
  const before = await home.start();
  await makeAffiliate(before.origin);
  for (const number of [1, 2, 3]) {
    await apply(before.origin, number);
  }
  await before.stop();

  const dump = path.join(folder, 'dump');
  const copy = `restored_${randomBytes(8).toString('hex')}`;
  try {
    await run(path.join(programs, 'pg_dump'), ['-Fc', '-f', dump, home.databaseUrl!]);
  } catch (error) {
    if (/server version mismatch/.test(String(error))) {
      return t.skip('the pg_dump of this machine is older than the server');
    }
    throw error;
  }
  await administer(testServerUrl(), `create database ${copy} template template0`);
  t.after(() => administer(testServerUrl(), `drop database ${copy} with (force)`));
  const databaseUrl = Object.assign(new URL(testServerUrl()), { pathname: `/${copy}` }).href;
  await run(path.join(programs, 'pg_restore'), ['--exit-on-error', '-d', databaseUrl, dump]);
  assert.deepEqual(await contents(databaseUrl), await contents(home.databaseUrl!));

  const after = await home.start({ DATABASE_URL: databaseUrl });
  const staff = await signInStaff(after.origin, password);
  const { items } = await staff.get<{ items: unknown[] }>('/api/admin/leads?q=nunez');
  assert.equal(items.length, 3);
  await apply(after.origin, 4);
  await after.stop();
});
