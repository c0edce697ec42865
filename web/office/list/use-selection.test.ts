import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withAllToggled, withRangeToggled, withToggled } from './use-selection.ts';

const of = (...ids: number[]): ReadonlySet<number> => new Set(ids);

test('a row is chosen and left out again', () => {
  assert.deepEqual(withToggled(of(1), 2), of(1, 2));
  assert.deepEqual(withToggled(of(1, 2), 2), of(1));
});

test('the box above a page selects all of its rows, then none; other pages keep their selection', () => {
  const some = of(1, 9);
  const all = withAllToggled(some, [1, 2, 3]);
  assert.deepEqual(all, of(1, 9, 2, 3));
  assert.deepEqual(withAllToggled(all, [1, 2, 3]), of(9));
  assert.deepEqual(some, of(1, 9), 'what was before is left as it was');
});

test('with shift all rows from the last one pressed become as this one becomes', () => {
  const rows = [1, 2, 3, 4, 5];
  assert.deepEqual(withRangeToggled(of(2), rows, { from: 2, to: 4 }), of(2, 3, 4));
  assert.deepEqual(withRangeToggled(of(4, 9), rows, { from: 4, to: 2 }), of(4, 9, 2, 3));
  assert.deepEqual(withRangeToggled(of(1, 2, 3), rows, { from: 1, to: 3 }), of());
  assert.deepEqual(withRangeToggled(of(), rows, { from: 99, to: 3 }), of(3), 'on another page');
  assert.deepEqual(withRangeToggled(of(), rows, { from: undefined, to: 3 }), of(3));
});
