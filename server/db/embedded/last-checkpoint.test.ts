import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { lastCheckpoint } from './last-checkpoint.ts';

test('the moment of the last checkpoint is the one PostgreSQL tells; of a file it does not know nothing is said', async (t) => {
  const { database, options, dispose } = await freshDatabase('embedded', { migrations: null });
  t.after(dispose);
  const dir = path.join(options.dataDir, 'database');
  await database.query('checkpoint');
  const { rows } = await database.query<{ at: Date }>(
    'select checkpoint_time as at from pg_control_checkpoint()',
  );
  assert.equal(lastCheckpoint(dir), rows[0]!.at.getTime());

  const elsewhere = path.join(options.dataDir, 'elsewhere');
  fs.mkdirSync(path.join(elsewhere, 'global'), { recursive: true });
  assert.equal(lastCheckpoint(elsewhere), undefined);
  const control = fs.readFileSync(path.join(dir, 'global', 'pg_control'));
  control.writeUInt32LE(1900, 8);
  fs.writeFileSync(path.join(elsewhere, 'global', 'pg_control'), control);
  assert.equal(lastCheckpoint(elsewhere), undefined);
});
