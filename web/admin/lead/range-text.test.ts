import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capitalize, paymentText, timelineText } from './range-text.ts';

test('ranges read as people write them', () => {
  assert.deepEqual(['$0-$500', '$1500-$2000', '4500+'].map(paymentText), [
    '$0–$500',
    '$1,500–$2,000',
    '$4,500+',
  ]);
  assert.deepEqual(['1-3 months', '1 month', 'not sure'].map(timelineText), [
    '1–3 months',
    '1 month',
    'Not sure',
  ]);
  assert.equal(capitalize('not sure'), 'Not sure');
});
