import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capitalize, timelineText } from './range-text.ts';

test('ranges read as people write them', () => {
  assert.deepEqual(['1-3 months', '1 month', 'not sure'].map(timelineText), [
    '1–3 months',
    '1 month',
    'Not sure',
  ]);
  assert.equal(capitalize('not sure'), 'Not sure');
});
