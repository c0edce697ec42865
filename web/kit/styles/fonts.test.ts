import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { preloadedFonts } from './fonts.ts';

const flyer = '../../../server/pages/kit/flyer-style.ts';

const files = (path: string) =>
  [
    ...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/\/media\/fonts\/[^"')]+/g),
  ].map(([file]) => file);

test('the fonts that pages fetch first are those that their style sheet names', () => {
  const fetched = [...preloadedFonts];
  assert.deepEqual(files('fonts.css'), fetched);
  assert.deepEqual(files('../../portal/index.html'), fetched);
  assert.deepEqual(files(flyer), fetched);
});

test('the house on a flyer is a file of the public site', () => {
  const [house] = /\/media\/hero\/[^']+/.exec(
    readFileSync(join(import.meta.dirname, flyer), 'utf8'),
  )!;
  assert.ok(existsSync(join(import.meta.dirname, '../../public', house)), house);
});
