import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../open.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-link-'));
after(() => fs.rmSync(home, { recursive: true, force: true }));

test('nothing is acknowledged through a link that was changed under the server; put back, it goes on', async (t) => {
  const link = path.join(home, 'database');
  const lead = (to: string): void => {
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.join(home, to), link);
  };
  fs.mkdirSync(path.join(home, 'one'));
  fs.mkdirSync(path.join(home, 'other'));
  lead('one');
  const database = await openDatabase({ dataDir: home });
  t.after(() => database.close());
  await database.query('create table t (a int)');

  lead('other');
  await assert.rejects(database.query('insert into t values (1)'));
  lead('one');
  let isStored = false;
  while (!isStored) {
    isStored = await database.query('insert into t values (2)').then(
      () => true,
      () => sleep(50, false),
    );
  }
  const { rows } = await database.query('select a from t where a = 2');
  assert.equal(rows.length, 1);
});
