import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** What makes a journey red by chance, and what to write instead. */
const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\.waitForTimeout\(/, 'wait for what the pause is for'],
  [/\.boundingBox\(/, 'measure by placeOf, once the element rests'],
];

const errorsOf = (path: string, text: string): string[] =>
  refused
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, instead]) => `${path}: ${pattern.source}: ${instead}`);

test('no journey waits for a time to pass or measures what still moves', () => {
  assert.equal(errorsOf('planted', 'await page.waitForTimeout(500);').length, 1);
  assert.equal(errorsOf('planted', '(await box.boundingBox())!.y').length, 1);
  const files = globSync('e2e/**/*.ts', { cwd: root });
  assert.ok(files.length > 50);
  assert.deepEqual(
    files.flatMap((path) => errorsOf(path, readFileSync(join(root, path), 'utf8'))),
    [],
  );
});
