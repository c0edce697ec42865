import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { openDatabase } from '../open.ts';
import { askServer, backupDatabase } from './backup-database.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'ask-server-'));
after(() => fs.rmSync(home, { recursive: true, force: true }));

test('a folder locked by a process without a socket, or with a deleted one, gives an error in one sentence', async (t) => {
  const noServer = /Another process uses the database folder .* no server that can be asked/;
  await assert.rejects(askServer(path.join(home, 'database')), noServer);

  const database = await openDatabase({ dataDir: home });
  t.after(() => database.close());
  fs.rmSync(path.join(home, 'database.door'));
  await assert.rejects(backupDatabase({ dataDir: home }, path.join(home, 'backup')), noServer);
});
