import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/open.ts';
import { Applicants } from './applicants.ts';
import { nodeFlags } from './child.ts';
import { freshHome, makeAffiliate, password, referralCode } from './product-home.ts';
import { signInStaff } from './sessions/staff-session.ts';

const root = path.join(import.meta.dirname, '../..');
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
after(() => fs.rmSync(home, { recursive: true, force: true }));

interface System {
  checks: { name: string; state: string; count: null; of: null; since: string | null }[];
}

const neverMade = { name: 'backup', count: null, of: null };

/** Starts `npm run backup` or `npm run restore` as an operator does. */
function runScript(name: 'backup' | 'restore', folder: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeFlags, `scripts/${name}.ts`, folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...variables,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

test('an unused database is no backup, and none is made of it', async (t) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'unused-'));
  t.after(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  await (await openDatabase({ dataDir })).close();
  const { code, said } = await runScript('backup', path.join(home, 'of-nothing'), {
    DATA_DIR: dataDir,
  }).ended;
  assert.equal(code, 1);
  assert.match(said, /^The database is empty: .*nothing to back up\. Set DATA_DIR to/);
  assert.deepEqual(fs.readdirSync(home), []);
});

test('a PostgreSQL server is left to its own tools', async () => {
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL']) {
    const { code, said } = await runScript('backup', path.join(home, 'of-a-server'), {
      DATA_DIR: home,
      [name]: 'postgres://nobody@db.example.com/leads',
    }).ended;
    assert.equal(code, 1);
    assert.match(said, /^DATABASE_URL names a PostgreSQL server: .*pg_dump/);
    assert.deepEqual(fs.readdirSync(home), []);
  }
});

test('a wrong DATA_DIR is refused, and neither a database nor a folder is made', async () => {
  for (const dataDir of [path.join(home, 'nowhere'), home]) {
    const { code, said } = await runScript('backup', path.join(home, 'backup'), {
      DATA_DIR: dataDir,
    }).ended;
    assert.equal(code, 1);
    assert.match(said, /^There is no database in .* nothing to back up\./);
    assert.deepEqual(fs.readdirSync(home), []);
  }
});

test('a running server is backed up as of one moment, and neither that nor a killed backup disturbs it', async (t) => {
  const place = await freshHome(t, { isBundled: true });
  const product = await place.start();
  await makeAffiliate(product.origin);
  const applicants = new Applicants(referralCode);
  const stream = applicants.stream(product.origin, 4);
  const variables = { DATA_DIR: place.dataDir };

  await applicants.acknowledge(20);
  const killed = runScript('backup', path.join(home, 'killed'), variables);
  while (!fs.existsSync(path.join(home, 'killed.unfinished'))) {
    await sleep(5);
  }
  killed.child.kill('SIGKILL');
  await killed.ended;
  assert.equal(fs.existsSync(path.join(home, 'killed')), false);

  const admin = await signInStaff(product.origin, password);
  const lastBackup = async () => {
    const { checks } = await admin.get<System>('/api/admin/system');
    return checks.find(({ name }) => name === 'backup')!;
  };
  assert.deepEqual(await lastBackup(), { ...neverMade, state: 'look', since: null });
  // A link that a user with access to this folder made for root to follow.
  const elsewhere = path.join(home, 'elsewhere');
  fs.symlinkSync(elsewhere, path.join(place.dataDir, 'last-backup.new'));

  const before = applicants.acknowledged.size;
  const folder = path.join(home, 'whole');
  const { code, said } = await runScript('backup', folder, variables).ended;
  assert.equal(code, 0, said);
  assert.match(said, /^Backed up \d+ rows of \d+ tables into .*whole\.$/m);
  const { state, since } = await lastBackup();
  assert.equal(state, 'fine');
  assert.ok(Math.abs(Date.now() - Date.parse(since!)) < 600_000);
  assert.equal(fs.existsSync(elsewhere), false);
  await applicants.acknowledge(20);
  assert.equal((await fetch(`${product.origin}/readyz`)).status, 200);
  await product.kill();
  await stream;

  const dataDir = path.join(home, 'restored');
  const restored = await runScript('restore', folder, { DATA_DIR: dataDir }).ended;
  assert.equal(restored.code, 0, restored.said);
  const database = await openDatabase({ dataDir });
  t.after(database.close);
  const { rows } = await database.query(`
    select
      (select count(*) from leads) as leads,
      (select count(distinct lead_id) from consent_records) as consents,
      (select count(*) from referrals) as referrals`);
  const [{ leads, consents, referrals }] = rows as [Record<string, number>];
  assert.ok(leads! >= before && leads! <= applicants.sent, `${leads} of ${before} leads`);
  assert.deepEqual([consents, referrals], [leads, leads]);
});
