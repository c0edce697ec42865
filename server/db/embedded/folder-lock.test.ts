import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { runChild } from '#server/testing/child.ts';
import { FolderInUseError, InnerLock, innerLockName, lockFolder } from './folder-lock.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-lock-'));
after(() => fs.rmSync(home, { recursive: true, force: true }));
const folder = path.join(home, 'database');

const holder = `
  import { lockFolder } from '#server/db/embedded/folder-lock.ts';
  // Unreferenced objects are collected, and their lock is released.
  globalThis.unlock = lockFolder(process.argv[1]);
  console.log('locked');
  setInterval(() => {}, 1000);
`;

test('a second opener in the same process is refused with a sentence that names the folder', () => {
  const unlock = lockFolder(folder);
  assert.throws(
    () => lockFolder(folder),
    (error: Error) => error instanceof FolderInUseError && error.message.includes(folder),
  );
  unlock();
  lockFolder(folder)();
});

test('a second process is refused while the first lives, and let in after kill -9, three times over', async () => {
  for (let round = 0; round < 3; round++) {
    const child = runChild(holder, folder);
    await child.said('locked');
    assert.throws(() => lockFolder(folder), FolderInUseError);
    await child.kill();
    lockFolder(folder)();
  }
});

test('a deleted lock inside the folder is taken again, unless another process was faster', async () => {
  fs.mkdirSync(folder);
  const file = path.join(folder, innerLockName);
  const lock = await InnerLock.take(folder, true);
  assert.equal(lock.lost(), undefined);
  fs.rmSync(file);
  assert.equal(lock.lost(), undefined);
  await assert.rejects(InnerLock.take(folder, false), FolderInUseError);
  fs.rmSync(file);
  const other = runChild(holder, file.replace(/\.lock$/, ''));
  await other.said('locked');
  assert.match(lock.lost() ?? '', /the lock of the database folder .* was lost: Another server/);
  await other.kill();
  assert.equal(lock.lost(), undefined);
  fs.renameSync(folder, `${folder}-away`);
  assert.match(lock.lost() ?? '', /was removed or replaced/);
  lock.release();
});
