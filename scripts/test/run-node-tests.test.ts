import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Outcome } from './outcome.ts';
import { filesInOrder } from './run-node-tests.ts';

/** Writes test files into a folder of their own. */
function folderWith(context: TestContext, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-tests-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Runs them in a process of its own: a test may not run tests. */
function outcomeIn(root: string): Outcome {
  const runner = join(import.meta.dirname, 'run-node-tests.ts');
  const script = join(root, 'run.ts');
  writeFileSync(
    script,
    `import { runNodeTests } from ${JSON.stringify(runner)};
    const outcome = await runNodeTests({ root: import.meta.dirname, patterns: ['*.test.ts'] });
    console.log(\`\\n\${JSON.stringify(outcome)}\`);
    process.exit(0);`,
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const output = execFileSync(process.execPath, [script], { env, encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1)!) as Outcome;
}

const planted = {
  'deep.test.ts': `
    import assert from 'node:assert/strict';
    import { describe, test } from 'node:test';
    describe('leads on postgres', () => {
      test('a lead is stored', () => {});
      test('a lead is found', () => {
        assert.equal(1, 2, 'the lead is missing');
      });
    });`,
  'open.test.ts': `
    import { test } from 'node:test';
    test('around', async (t) => {
      await t.test('inside', () => { throw new Error('thrown\\non purpose'); });
    });
    setInterval(() => {}, 1000);`,
  'crash.test.ts': `import './nothing-there.ts';`,
};

test('a planted failing test is named with the suite around it, its line and what it threw', (context) => {
  const { passed, failures } = outcomeIn(folderWith(context, planted));
  assert.equal(passed, 1);
  const [crash, found, inside] = failures;
  assert.equal(failures.length, 3);
  assert.equal(crash!.name, 'the file ended before its tests');
  assert.equal(crash!.file, 'crash.test.ts');
  assert.match(crash!.reason, /nothing-there\.ts/);
  assert.equal(found!.name, 'leads on postgres › a lead is found');
  assert.equal(found!.file, 'deep.test.ts:6');
  assert.match(found!.reason, /^the lead is missing\n.*\nat .*deep\.test\.ts:7/s);
  assert.equal(inside!.name, 'around › inside');
  assert.match(inside!.reason, /^thrown\non purpose\nat /);
});

test('files that take longest begin, the others follow by path', (context) => {
  const root = folderWith(context, {
    'a.test.ts': '',
    'b.test.ts': '',
    'c.test.ts': '',
    'd.ts': '',
  });
  const order = (first: string[], filter?: string) =>
    filesInOrder({
      root,
      patterns: ['*.test.ts'],
      first,
      filter,
    });
  assert.deepEqual(order([]), ['a.test.ts', 'b.test.ts', 'c.test.ts']);
  assert.deepEqual(order(['c', 'b']), ['c.test.ts', 'b.test.ts', 'a.test.ts']);
  assert.deepEqual(order(['c'], 'b.'), ['b.test.ts']);
});

test('every test that ran is counted, however many files are ended by force at once', (context) => {
  const file = `
    import { test } from 'node:test';
    for (let count = 0; count < 100; count++) {
      test('a lead of which much is said: ' + 'x'.repeat(300) + count, () => {});
    }
    setInterval(() => {}, 1000);`;
  const names = Array.from({ length: 12 }, (_, at) => [`${at}.test.ts`, file] as const);
  const { passed, failures } = outcomeIn(folderWith(context, Object.fromEntries(names)));
  assert.deepEqual([passed, failures], [1200, []]);
});

test('a file that waits outside its tests is refused', (context) => {
  const late = [
    `import { setTimeout as sleep } from 'node:timers/promises';`,
    `import { test } from 'node:test';`,
    'const later = async () => await sleep(50);',
    `test('above', () => {});`,
    'await later();',
    `test('below', () => { throw new Error('never said'); });`,
  ].join('\n');
  const { failures } = outcomeIn(folderWith(context, { 'late.test.ts': late }));
  assert.deepEqual(
    failures
      .filter(({ name }) => name === 'the file waits outside its tests')
      .map(({ file }) => file),
    ['late.test.ts'],
  );
});
