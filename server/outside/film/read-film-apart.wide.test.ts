import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { film } from '#server/testing/hero-files.ts';
import { readFilmApart } from './read-film-apart.ts';

test('films that arrive together are looked into one after the other', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'films-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'film.mp4');
  fs.writeFileSync(file, film('mp4'));
  let running = 0;
  let most = 0;
  const count = (worker: Worker) => {
    running += 1;
    most = Math.max(most, running);
    worker.once('exit', () => {
      running -= 1;
    });
  };
  process.on('worker', count);
  t.after(() => process.off('worker', count));
  const gone = path.join(folder, 'gone.mp4');
  const [first, none, last] = await Promise.all([file, gone, file].map(readFilmApart));
  assert.ok(first && first.width > 0);
  assert.equal(none, undefined);
  assert.deepEqual(last, first);
  assert.equal(most, 1);
});
