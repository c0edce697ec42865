import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untilHoursChange } from './until-hours-change.ts';

test('the queue is asked for again when the first person may be called, or no longer', () => {
  const now = Date.parse('2026-11-24T09:58:00Z');
  const at = (until: string | null) => ({ phone: { until } });
  const later = at('2026-11-24T22:00:00Z');
  assert.equal(untilHoursChange([later, at('2026-11-24T10:00:00Z'), at(null)], now), 120_000);
  assert.equal(untilHoursChange([at(null)], now), false);
  assert.equal(untilHoursChange([], now), false);
  // The clock of a browser may be ahead of the server's.
  assert.equal(untilHoursChange([at('2026-11-24T09:57:59Z')], now), 15_000);
});
