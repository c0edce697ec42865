import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursAndMinutes } from './hours-and-minutes.ts';

test('minutes read as hours and minutes, of many hours as hours alone', () => {
  const cases = [
    [0, 0, 0],
    [59, 0, 59],
    [60, 1, 0],
    [125, 2, 5],
    [599, 9, 59],
    [601, 10, 0],
    [6000, 100, 0],
  ] as const;
  for (const [total, hours, minutes] of cases) {
    assert.deepEqual(hoursAndMinutes(total), { hours, minutes });
  }
});
