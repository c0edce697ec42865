import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longFiles, mostFiles, mostLines } from '../house/files.ts';
import { sourceFile } from '../syntax/source-file.ts';
import { folderErrors, lineErrors } from './sizes.ts';

const ofLines = (path: string, lines: number) => sourceFile(path, '\n'.repeat(lines));

test('a file over 300 lines is refused, code, styles and tests alike', () => {
  assert.equal(mostLines, 300);
  for (const path of [
    'server/app.ts',
    'web/kit/Button.tsx',
    'web/kit/button.module.css',
    'core/domain/savings.test.ts',
    'e2e/keyboard-only.spec.ts',
    'scripts/prepare.mjs',
  ]) {
    assert.deepEqual([...lineErrors(ofLines(path, 300))], []);
    assert.deepEqual([...lineErrors(ofLines(path, 301))], [`${path}: 301 lines; 300 are the most`]);
  }
});

test('data and drawings may be long, and what is listed', () => {
  for (const path of [
    'web/public/messages/en/marketing.ts',
    'web/public/art/HouseDay.tsx',
    'art/hero-house.js',
    'server/db/migrations/0001-baseline.sql',
    ...Object.keys(longFiles),
  ]) {
    assert.deepEqual([...lineErrors(ofLines(path, 1000))], [], path);
  }
});

test('a folder of more than 25 files asks for a room; tests, stories and styles do not count', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      sourceFile(`web/kit/part-${at}.tsx`, ''),
      sourceFile(`web/kit/part-${at}.test.ts`, ''),
      sourceFile(`web/kit/Part${at}.story.tsx`, ''),
      sourceFile(`web/kit/part-${at}.module.css`, ''),
      sourceFile(`web/kit/form/part-${at}.tsx`, ''),
    ]).flat();
  assert.deepEqual([...folderErrors(files(mostFiles))], []);
  assert.deepEqual(
    [...folderErrors(files(26))],
    [
      'web/kit: 26 files; more than 25 ask for a room of their own',
      'web/kit/form: 26 files; more than 25 ask for a room of their own',
    ],
  );
});
