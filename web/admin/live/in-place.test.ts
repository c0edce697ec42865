import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlace, marksOf } from './in-place.ts';

const row = (id: number, status: string) => ({ id, status });
const shown = [row(3, 'New'), row(2, 'New'), row(1, 'New')];

test('a changed row is replaced where it stands, and nothing moves', () => {
  const fresh = [row(1, 'New'), row(2, 'Contacted')];
  assert.deepEqual(inPlace(shown, fresh), [row(3, 'New'), row(2, 'Contacted'), row(1, 'New')]);
});

test('what differs and what is gone is marked, what is as before is not', () => {
  const marks = marksOf(shown, [1, 2, 3, 99], [row(1, 'New'), row(2, 'Contacted')]);
  assert.deepEqual(
    [...marks],
    [
      [3, 'gone'],
      [2, 'changed'],
    ],
  );
});

test('a row that nobody asked about is not gone', () => {
  assert.deepEqual([...marksOf(shown, [2], [row(2, 'New')])], []);
});
