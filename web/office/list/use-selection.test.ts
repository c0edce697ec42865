import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withAllToggled, withToggled } from './use-selection.ts';

const of = (...ids: number[]): ReadonlySet<number> => new Set(ids);

test('a row is chosen and left out again', () => {
  assert.deepEqual(withToggled(of(1), 2), of(1, 2));
  assert.deepEqual(withToggled(of(1, 2), 2), of(1));
});

test('the box above a page chooses all of it, then none of it; other pages keep theirs', () => {
  const some = of(1, 9);
  const all = withAllToggled(some, [1, 2, 3]);
  assert.deepEqual(all, of(1, 9, 2, 3));
  assert.deepEqual(withAllToggled(all, [1, 2, 3]), of(9));
  assert.deepEqual(some, of(1, 9), 'what was before is left as it was');
});
