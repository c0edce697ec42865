import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { plantedFiles } from './planted-files.ts';

const { NODE_TEST_CONTEXT: _, ...env } = process.env;

function runNode(cwd: string, ...args: string[]) {
  return spawnSync(process.execPath, args, {
    cwd,
    env: { ...env, OPEN_HANDLES_MS: '500' },
    encoding: 'utf8',
  });
}

test('a text that no test file has in its path is an error', () => {
  const runner = join(import.meta.dirname, 'run-tests.ts');
  const { status, stderr } = runNode(process.cwd(), runner, 'api', 'server/no-such-file');
  assert.equal(status, 1);
  assert.equal(stderr, 'No test file has server/no-such-file in its path.\n');
});

test('each failure is named with its file, its line and its reason; a file left open ends', (t) => {
  const planted = {
    'fails.test.ts': `
      import assert from 'node:assert/strict';
      import { describe, test } from 'node:test';
      describe('leads', () => {
        test('a lead is stored', () => {});
        test('a lead is found', () => assert.equal(1, 2, 'the lead is missing'));
      });`,
    'crashes.test.ts': `import './nothing-there.ts';`,
    'open.test.ts': `
      import { test } from 'node:test';
      test('leaves a timer', () => void setInterval(() => {}, 1000));`,
  };
  const { status, stdout } = runNode(
    plantedFiles(t, planted),
    '--test',
    `--import=${join(import.meta.dirname, 'end-open-files.mjs')}`,
    `--test-reporter=${join(import.meta.dirname, 'failures-reporter.mjs')}`,
    ...Object.keys(planted),
  );
  assert.equal(status, 1);
  const [nothing, ...failures] = stdout.split('\n✖ ');
  assert.equal(nothing, '');
  assert.equal(failures.length, 3, stdout);
  const ofFile = (name: string) => failures.find((failure) => failure.includes(`(${name}:`));
  assert.match(
    ofFile('fails.test.ts')!,
    /^a lead is found \(fails\.test\.ts:6\)\n.*the lead is mi/,
  );
  assert.match(ofFile('crashes.test.ts')!, /nothing-there\.ts/);
  assert.match(ofFile('open.test.ts')!, /something is still open/);
});
