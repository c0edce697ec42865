import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeMemoryFolder } from './memory-folder.ts';

const isLinux = process.platform === 'linux';

test('a run makes a folder of its own, removes what killed runs left, and leaves other folders', (context) => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-folder-'));
  context.after(() => rmSync(memory, { recursive: true }));
  // A process that has certainly ended.
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = join(memory, `throw-away-of-${pid}`);
  const running = join(memory, `throw-away-of-${process.ppid}`);
  const foreign = join(memory, 'somebody-elses');
  for (const folder of [left, running, foreign]) {
    mkdirSync(folder);
  }
  const made = makeMemoryFolder(memory);
  if (!isLinux) {
    assert.equal(made, undefined);
    return;
  }
  assert.equal(existsSync(left), false);
  assert.ok(existsSync(running) && existsSync(foreign));
  // Undefined where little is free; then the disk is used.
  assert.ok(made === undefined || existsSync(made));
});

test('where the system has no memory to write to, none is used', () => {
  assert.equal(makeMemoryFolder(join(tmpdir(), 'nowhere-at-all')), undefined);
});
