import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepDetails } from './step-details.ts';

test('what a step carried reads as pairs', () => {
  const data = {
    homePrice: 500_000,
    referrer: '',
    step: null,
    utm: { source: 'a' },
  };
  assert.deepEqual(stepDetails(data), ['Home price: 500000', 'Utm: {"source":"a"}']);
  assert.deepEqual(stepDetails('text'), []);
  assert.deepEqual(stepDetails(null), []);
});
