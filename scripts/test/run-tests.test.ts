import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bundleTests } from './bundle-tests.ts';
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

test('the parts that a person waits for leave wide tests to CI', () => {
  const runner = join(import.meta.dirname, 'run-tests.ts');
  for (const [part, file] of [
    ['api', 'server/app-hostile-bodies.wide.test.ts'],
    ['e2e', 'e2e/keyboard-only.wide.spec.ts'],
  ] as const) {
    assert.ok(existsSync(file));
    const { status, stderr } = runNode(process.cwd(), runner, part, file);
    assert.equal(status, 1);
    assert.equal(stderr, `No test file has ${file} in its path.\n`);
  }
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

test('test files that share a process run one by one, with their own hooks and failures', (t) => {
  const planted = {
    'sets-up.test.ts': `
      import assert from 'node:assert/strict';
      import { after, beforeEach, test } from 'node:test';
      globalThis.setUps = 0;
      beforeEach(() => { globalThis.setUps += 1; });
      after(() => { globalThis.isOver = true; });
      test('is set up', () => assert.equal(globalThis.setUps, 1));`,
    'other.test.ts': `
      import assert from 'node:assert/strict';
      import { test } from 'node:test';
      const began = { isOver: globalThis.isOver };
      test('begins after the file before', () => assert.equal(began.isOver, true));
      test('is not set up by the file before', () => assert.equal(globalThis.setUps, 1));
      test('fails by itself', () => assert.fail('a planted fault'));`,
    'crashes.test.ts': `import './nothing-there.ts';`,
    'late.test.ts': `
      import { test } from 'node:test';
      test('still runs', () => {});`,
  };
  const folder = plantedFiles(t, planted);
  const files = Object.keys(planted).map((name) => join(folder, name));
  const bundles = bundleTests(files, join(folder, 'bundled'));
  assert.equal(bundles.length, 1);
  const { status, stdout } = runNode(
    folder,
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'failures-reporter.mjs')}`,
    `--test-reporter-destination=${join(folder, 'failures')}`,
    ...bundles,
  );
  assert.equal(status, 1);
  for (const name of ['is set up', 'begins after', 'is not set up', 'still runs']) {
    assert.match(stdout, new RegExp(`✔ ${name}`));
  }
  const [, ...failures] = readFileSync(join(folder, 'failures'), 'utf8').split('\n✖ ');
  assert.equal(failures.length, 2, failures.join());
  assert.match(failures.join(), /^fails by itself \(other\.test\.ts:7\)\n.*a planted fault/m);
  assert.match(failures.join(), /crashes\.test\.ts[^]*nothing-there\.ts/);
});
