import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { backupDatabase } from '#server/db/backup/backup-database.ts';
import { runChild } from '#server/testing/child.ts';
import { openDatabase } from '../open.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-owner-'));
fs.chmodSync(home, 0o755);
after(() => fs.rmSync(home, { recursive: true, force: true }));
const dataDir = path.join(home, 'data');
const other = 61_789;

const server = `
  process.setgid(${other});
  process.setuid(${other});
  const { openDatabase } = await import('#server/db/open.ts');
  const { migrate } = await import('#server/db/migrate.ts');
  const database = await openDatabase({ dataDir: process.argv[1] });
  await migrate(database);
  console.log('open');
  process.once('SIGTERM', () => database.close().then(() => process.exit(0)));
  setInterval(() => {}, 1000);
`;

/** Why the test cannot run here; false if it can. */
function obstacle(): string | false {
  if (process.getuid?.() !== 0) {
    return 'only root can run a server as somebody else';
  }
  const asked = spawnSync('test', ['-r', import.meta.filename], { uid: other, gid: other });
  return asked.status === 0 ? false : 'nobody but root may read the project where it lies';
}

function owners(): Set<number> {
  const names = fs.readdirSync(dataDir, { recursive: true }) as string[];
  return new Set(names.map((name) => fs.lstatSync(path.join(dataDir, name)).uid));
}

test(
  'root backs up the database of a running server, and never makes files in it that its user cannot read',
  { skip: obstacle() },
  async () => {
    fs.mkdirSync(dataDir);
    fs.chownSync(dataDir, other, other);
    const running = runChild(server, dataDir);
    await running.said('open');
    const { heldMs } = await backupDatabase({ dataDir }, path.join(home, 'running'));
    assert.ok(heldMs !== undefined);
    running.process.kill('SIGTERM');
    assert.equal(await running.ended, 0);

    const lock = path.join(dataDir, 'database.lock');
    const sentence = new RegExp(`belongs to the user with the number ${other}, this is root`);
    for (const isLockThere of [true, false]) {
      if (!isLockThere) {
        fs.rmSync(lock);
      }
      await assert.rejects(backupDatabase({ dataDir }, path.join(home, 'stopped')), sentence);
      await assert.rejects(openDatabase({ dataDir }), sentence);
      assert.deepEqual([...owners()], [other]);
    }

    const again = runChild(server, dataDir);
    await again.said('open');
    await again.kill();
  },
);
