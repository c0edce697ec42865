import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { mountSmallDisk } from '#server/testing/small-disk.ts';
import { openDatabase } from '../open.ts';
import { exportDatabase } from './export.ts';

test('a first start and a backup on a full disk end with what to do', async (t) => {
  const disk = mountSmallDisk(t, 12);
  if (!disk) {
    return t.skip('this machine lets nobody mount a disk');
  }
  const said = await openDatabase({ dataDir: path.join(disk.folder, 'data') }).then(
    () => 'it started',
    (error: Error) => error.message,
  );

  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  disk.fill();
  const folder = path.join(disk.folder, 'backup');
  await assert.rejects(
    exportDatabase(database, folder),
    /The backup cannot be written to .*ENOSPC.* free space there/,
  );
  assert.equal(fs.existsSync(`${folder}.unfinished`), false);
  assert.match(
    said,
    /could not be made: No space left on device\. Free space on the disk of DATA_DIR\./,
  );
});
