import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { runChild } from '#server/testing/child.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { type Database, openDatabase, type OpenOptions } from '../open.ts';

const pageBytes = 8192;

/** A database with 600 leads, closed; the folder is the test's to spoil. */
async function closedDatabase(t: TestContext) {
  const { database, options, dispose } = await freshDatabase('embedded');
  t.after(dispose);
  await database.query(
    `insert into leads (first_name, last_name, email, phone)
    select 'N', 'N' || n, 'n' || n || '@example.com', '1' from generate_series(1, 600) n`,
  );
  await database.query('vacuum (analyze) leads');
  await database.query('checkpoint');
  const { rows } = await database.query<{ file: string }>(
    `select pg_relation_filepath('leads') as file`,
  );
  await database.close();
  const folder = path.join(options.dataDir, 'database');
  return {
    options,
    folder,
    leads: path.join(folder, rows[0]!.file),
  };
}

/** The error with which the folder is refused; fails if it opens. */
async function refusal(options: OpenOptions): Promise<string> {
  let opened: Database;
  try {
    opened = await openDatabase(options);
  } catch (error) {
    return (error as Error).message;
  }
  await opened.close();
  throw new Error('The damaged folder was opened.');
}

async function countLeads(options: OpenOptions): Promise<number> {
  const database = await openDatabase(options);
  try {
    const { rows } = await database.query('select count(*) as n from leads');
    return rows[0]!.n as number;
  } finally {
    await database.close();
  }
}

test('a folder with a piece missing is refused, stays as it is, and opens again with the piece', async (t) => {
  const { options, folder } = await closedDatabase(t);
  const inLog = fs.readdirSync(path.join(folder, 'pg_wal'));
  const pieces = [
    ['PG_VERSION'],
    ['global'],
    ['global/pg_control'],
    ['base'],
    ['pg_wal'],
    ['pg_xact'],
    inLog.map((name) => `pg_wal/${name}`),
    inLog.filter((name) => /^[0-9A-F]{24}$/.test(name)).map((name) => `pg_wal/${name}`),
  ];
  const before = fs.readdirSync(options.dataDir).toSorted();
  const aside = path.join(options.dataDir, 'aside');
  for (const names of pieces) {
    names.forEach((name, at) => fs.renameSync(path.join(folder, name), `${aside}-${at}`));
    const left = fs.readdirSync(folder, { recursive: true });
    const sentence = await refusal(options);
    assert.match(sentence, /^The database folder .* is damaged: .* Nothing was changed\. /);
    assert.match(sentence, /npm run restore -- BACKUP/);
    assert.ok(sentence.includes(names[0]!.split('/')[0]!), sentence);
    assert.deepEqual(fs.readdirSync(folder, { recursive: true }), left);
    names.forEach((name, at) => fs.renameSync(`${aside}-${at}`, path.join(folder, name)));
    assert.deepEqual(fs.readdirSync(options.dataDir).toSorted(), before);
  }
  assert.equal(await countLeads(options), 600);
});

test('a folder that is gone or empty is refused where the server has worked, until its witness is deleted', async (t) => {
  const { options, folder } = await closedDatabase(t);
  const witness = `${folder}.witness.json`;
  fs.renameSync(folder, `${folder}-away`);
  assert.match(await refusal(options), /is gone or empty.*delete .*database\.witness\.json/);
  assert.equal(fs.existsSync(folder), false);
  fs.mkdirSync(folder);
  assert.match(await refusal(options), /is gone or empty/);
  fs.writeFileSync(witness, 'no witness');
  fs.rmdirSync(folder);
  fs.renameSync(`${folder}-away`, folder);
  assert.match(await refusal(options), /database\.witness\.json is damaged/);
  fs.rmSync(witness);
  assert.equal(await countLeads(options), 600);
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(witness);
  const anew = await openDatabase(options);
  t.after(anew.close);
  assert.equal(await anew.isHealthy(), true);
});

test('a zeroed page, a garbled page and a cut file of the leads are refused with what is left', async (t) => {
  const { options, leads } = await closedDatabase(t);
  const whole = fs.readFileSync(leads);
  assert.ok(whole.length > 4 * pageBytes);
  const zeroed = Buffer.from(whole).fill(0, pageBytes, 2 * pageBytes);
  const garbled = Buffer.from(whole).fill(7, pageBytes + 100, pageBytes + 200);
  const cut = whole.subarray(0, whole.length - pageBytes);
  const damages: [Buffer, RegExp][] = [
    [zeroed, /has lost .*: of 600 rows of the table leads 5\d\d are left\. .*restore/],
    [garbled, /has lost .*: the table leads cannot be read \(invalid page in block 1.*restore/],
    [cut, /has lost .*: of 600 rows of the table leads 5\d\d are left\. .*restore/],
    [Buffer.alloc(0), /has lost .*: of 600 rows of the table leads 0 are left\. /],
  ];
  for (const [bytes, sentence] of damages) {
    fs.writeFileSync(leads, bytes);
    assert.match(await refusal(options), sentence);
    // Refused again: a refused start must not update the witness.
    assert.match(await refusal(options), sentence);
  }
  fs.writeFileSync(leads, whole);
  assert.equal(await countLeads(options), 600);
});

// Stores, removes what may be removed, and lets the witness look as often as it can.
const busy = `
  import { openDatabase } from '#server/db/open.ts';
  import { openWitness } from '#server/db/embedded/witness.ts';
  const [dataDir] = process.argv.slice(1);
  const database = await openDatabase({ dataDir });
  const { maintain } = database;
  await openWitness({ file: dataDir + '/database.witness.json', maintain, log: console, everyMs: 1 });
  const lead = "insert into leads (first_name, last_name, email, phone) values ('A', 'B', 'c@example.com', '1')";
  console.log('begun');
  for (;;) {
    await database.query(lead);
    await database.query("insert into jobs (kind) values ('one')");
    await database.transaction(async (tx) => {
      await tx.query(lead);
      await tx.query('select set_config($1, $2, true)', ['x.y', 'z']);
      throw new Error('taken back');
    }).catch(() => {});
    await database.query('delete from jobs');
  }`;

test('a server killed at any moment raises no false alarm, whatever it stored, took back or removed', async (t) => {
  const { options, folder } = await closedDatabase(t);
  let leads = 600;
  let looks = 0;
  for (let round = 0; round < 3; round++) {
    const child = runChild(busy, options.dataDir);
    await child.said('begun');
    await new Promise((resolve) => {
      setTimeout(resolve, 100 + Math.random() * 200);
    });
    await child.kill();
    const { tables } = JSON.parse(fs.readFileSync(`${folder}.witness.json`, 'utf8'));
    const seen = tables.find(({ name }: { name: string }) => name === 'leads').rows as number;
    const now = await countLeads(options);
    assert.ok(now >= seen && seen >= leads, `${now} leads, the witness saw ${seen}`);
    looks += Number(seen > leads);
    leads = now;
  }
  assert.ok(looks > 0, 'the witness never looked while leads were stored');
});
