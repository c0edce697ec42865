import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { exportDatabase } from './export.ts';
import { restoreDatabase } from './restore.ts';

test('uploaded files are in the backup and come back, whole or not at all', async (t) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'uploads-'));
  t.after(() => fs.rmSync(home, { recursive: true, force: true }));
  const { database, options, dispose } = await freshDatabase('embedded');
  t.after(dispose);
  const uploads = path.join(options.dataDir, 'uploads');
  fs.mkdirSync(path.join(uploads, 'under-way.pending'), { recursive: true });
  fs.writeFileSync(path.join(uploads, 'a.mp4'), 'a film');
  fs.writeFileSync(path.join(uploads, 'b.webp'), 'a picture');
  const backup = path.join(home, 'backup');
  const { uploads: saved } = await exportDatabase(database, backup, options.dataDir);
  assert.deepEqual(
    saved?.map(({ name, size }) => [name, size]),
    [
      ['a.mp4', 6],
      ['b.webp', 9],
    ],
  );

  const filesIn = (dataDir: string) => {
    const folder = path.join(dataDir, 'uploads');
    return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  };
  const restored = path.join(home, 'restored');
  await restoreDatabase({ dataDir: restored }, backup);
  assert.deepEqual(filesIn(restored), ['a.mp4', 'b.webp']);
  assert.equal(fs.readFileSync(path.join(restored, 'uploads', 'a.mp4'), 'utf8'), 'a film');

  // If the rows cannot be restored, the copied files are removed too; files that existed before
  // stay.
  fs.writeFileSync(path.join(restored, 'uploads', 'mine.mp4'), 'mine');
  fs.rmSync(path.join(restored, 'uploads', 'b.webp'));
  await assert.rejects(restoreDatabase({ dataDir: restored }, backup), /is not empty/);
  const people = path.join(backup, 'leads.copy');
  const rows = fs.readFileSync(people);
  fs.appendFileSync(people, 'nonsense\n');
  const other = path.join(home, 'other');
  await assert.rejects(restoreDatabase({ dataDir: other }, backup), /damaged/);
  assert.deepEqual(filesIn(other), []);
  assert.deepEqual(filesIn(restored), ['a.mp4', 'mine.mp4']);
  fs.writeFileSync(people, rows);

  fs.writeFileSync(path.join(backup, 'uploads', 'a.mp4'), 'a fil_');
  const notWhat = /The backup is damaged: its uploaded file a\.mp4 is not what was saved\./;
  await assert.rejects(restoreDatabase({ dataDir: other }, backup), notWhat);
  fs.rmSync(path.join(backup, 'uploads', 'a.mp4'));
  await assert.rejects(restoreDatabase({ dataDir: other }, backup), /a\.mp4 is missing/);
  assert.deepEqual(filesIn(other), []);
});
