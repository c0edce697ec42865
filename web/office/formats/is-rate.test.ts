import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRate } from './is-rate.ts';

test('of more leads than visits, and of no visit, there is no rate', () => {
  assert.equal(isRate(300, 1), false);
  assert.equal(isRate(0, 0), false);
  assert.equal(isRate(100, 4), true);
  assert.equal(isRate(0, 4), true);
});
