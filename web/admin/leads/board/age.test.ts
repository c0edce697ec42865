import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOf } from './age.ts';

test('the age of a lead is in whole units of the largest that fits', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z');
  const ages = {
    '2026-03-10T11:59:31.000Z': [0, 'minutes'],
    '2026-03-10T11:00:01.000Z': [59, 'minutes'],
    '2026-03-10T11:00:00.000Z': [1, 'hours'],
    '2026-03-09T12:00:01.000Z': [23, 'hours'],
    '2026-03-09T12:00:00.000Z': [1, 'days'],
    '2025-03-10T12:00:00.000Z': [365, 'days'],
    // The clock of this device is behind.
    '2026-03-10T12:00:09.000Z': [0, 'minutes'],
  };
  for (const [value, [count, unit]] of Object.entries(ages)) {
    assert.deepEqual(ageOf(value, now), { unit, count }, value);
  }
});
