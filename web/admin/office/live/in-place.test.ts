import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlace, marksOf } from './in-place.ts';

const row = (id: number, status: string) => ({ id, status });
const shown = [row(3, 'New'), row(2, 'New'), row(1, 'New')];

test('a changed row is replaced in its place, and no row moves', () => {
  const fresh = [row(1, 'New'), row(2, 'Contacted')];
  assert.deepEqual(inPlace(shown, fresh), [row(3, 'New'), row(2, 'Contacted'), row(1, 'New')]);
});

test('changed and removed texts are marked, unchanged ones are not', () => {
  const marks = marksOf(shown, [1, 2, 3, 99], [row(1, 'New'), row(2, 'Contacted')]);
  assert.deepEqual(
    [...marks],
    [
      [3, 'gone'],
      [2, 'changed'],
    ],
  );
});

test('a row that was not loaded again is not reported as gone', () => {
  assert.deepEqual([...marksOf(shown, [2], [row(2, 'New')])], []);
});
