import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { plantedFiles } from './planted-files.ts';

const root = join(import.meta.dirname, '../..');
const { NODE_TEST_CONTEXT: _, ...env } = process.env;

test('a journey that passes only the second time is told last, and fails the run after', (t) => {
  const reporter = join(import.meta.dirname, 'second-time-reporter.ts');
  const planted = {
    'playwright.config.ts': `
      import { join } from 'node:path';
      const file = join(import.meta.dirname, 'passed-the-second-time.txt');
      export default {
        testDir: '.',
        retries: 1,
        workers: 1,
        reporter: [['list'], [${JSON.stringify(reporter)}, { file }]],
      };`,
    'calm.spec.ts': `
      import { expect, test } from '@playwright/test';
      test('is calm', () => {});
      if (process.env.RESTLESS) {
        test('is restless', ({}, { retry }) => expect(retry, 'was too early').toBe(1));
      }`,
  };
  // Playwright is found from the folder of the product alone.
  const folder = plantedFiles(t, planted, join(root, '.cache'));
  const run = (RESTLESS: string) => {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const args = [cli, 'test', '--config', join(folder, 'playwright.config.ts')];
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...env, RESTLESS },
      encoding: 'utf8',
    });
    return { status, last: stdout.split('\nPassed only the second time:\n')[1] };
  };
  const name = 'calm.spec.ts > is restless';
  assert.deepEqual(run(''), { status: 0, last: undefined });

  const first = run('yes');
  assert.equal(first.status, 0, first.last);
  assert.ok(first.last!.startsWith(`  ${name}\n    Error: was too early`), first.last);
  const list = () => readFileSync(join(folder, 'passed-the-second-time.txt'), 'utf8');
  assert.equal(list(), `${name}\n`);

  const second = run('yes');
  assert.equal(second.status, 1, second.last);
  assert.match(second.last!, /is restless, NOT FOR THE FIRST TIME/);
  assert.equal(list(), `${name}\n`);
});
