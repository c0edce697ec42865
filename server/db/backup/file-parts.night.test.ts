import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import type { Database } from '../open.ts';
import { exportDatabase } from './export.ts';
import { importDatabase } from './import.ts';
import { manifestPath } from './manifest.ts';

const megabyte = 1024 * 1024;

const contentOf = async (database: Database) =>
  (
    await database.query<{ name: string; number: number; digest: string }>(
      'select name, number, md5(bytes) as digest from upload_parts order by name, number',
    )
  ).rows;

test('the files of staff are in a backup, and come back', async (t) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'file-parts-'));
  t.after(() => fs.rmSync(home, { recursive: true, force: true }));
  const backup = path.join(home, 'backup');
  const source = await freshDatabase();
  t.after(source.dispose);
  for (let number = 0; number < 20; number += 1) {
    await source.database.query(
      'insert into upload_parts (name, number, bytes) values ($1, $2, $3)',
      ['a.mp4', number, randomBytes(number === 19 ? 1 : megabyte)],
    );
  }
  const manifest = await exportDatabase(source.database, backup);
  assert.equal(manifest.tables.find(({ name }) => name === 'upload_parts')?.rows, 20);

  const target = await freshDatabase({ migrations: null });
  t.after(target.dispose);
  await importDatabase(target.database, backup);
  assert.deepEqual(await contentOf(target.database), await contentOf(source.database));

  const earlier = { ...manifest, uploads: [{ name: 'a.mp4' }] };
  fs.writeFileSync(manifestPath(backup), JSON.stringify(earlier));
  await assert.rejects(
    importDatabase(source.database, backup),
    /of an earlier version, which kept uploaded files beside the database/,
  );
});
