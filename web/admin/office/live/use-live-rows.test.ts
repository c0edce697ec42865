import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAdded } from './use-live-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test('rows between known ones are new; behind a full page they came from the next one', () => {
  assert.deepEqual(findAdded(rows(3, 2, 1), rows(9, 3, 8, 2), 3), [9, 8]);
  assert.deepEqual(findAdded(rows(3, 2, 1), rows(3, 1, 7), 3), []);
  assert.deepEqual(findAdded(rows(2, 1), rows(2, 1, 7), 3), [7]);
  assert.deepEqual(findAdded(rows(3, 2, 1), rows(9, 8, 7), 3), [9, 8, 7]);
  assert.deepEqual(findAdded([], rows(1), 3), [1]);
});
