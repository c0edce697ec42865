import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceOf } from './difference.ts';

test('a difference is a number and a rate, and no rate of nothing', () => {
  assert.deepEqual(differenceOf({ count: 12, before: 10 }), { kind: 'more', by: 2, rate: 0.2 });
  assert.deepEqual(differenceOf({ count: 5, before: 10 }), { kind: 'fewer', by: 5, rate: 0.5 });
  assert.deepEqual(differenceOf({ count: 3, before: 0 }), { kind: 'more', by: 3, rate: null });
  assert.deepEqual(differenceOf({ count: 0, before: 0 }), { kind: 'same', by: 0, rate: null });
});
