import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { checkpointIfDue } from './checkpoints.ts';

test('the log of the embedded database is cut while it runs, and only when it is long', async (t) => {
  const { database, options, dispose } = await freshDatabase('embedded', { migrations: null });
  t.after(dispose);
  const folder = path.join(options.dataDir, 'database', 'pg_wal');
  const segments = () => fs.readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const write = async (megabytes: number): Promise<void> => {
    for (let n = 0; n < megabytes; n++) {
      await database.query(`select pg_logical_emit_message(false, '', repeat('x', 1048576))`);
    }
  };
  const bytes = 48 * 1024 * 1024;
  await write(20);
  assert.equal(await checkpointIfDue(database.maintain, bytes), false);
  for (let round = 0; round < 4; round++) {
    await write(50);
    assert.equal(await checkpointIfDue(database.maintain, bytes), true);
  }
  assert.ok(segments().length < 10, `${segments().length} segments after 220 MB`);
});
