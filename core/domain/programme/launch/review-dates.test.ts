import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewBy } from './review-dates.ts';

test('a word is good for a month, a quarter, a year or the calendar year it was given in', () => {
  assert.equal(reviewBy('monthly', '2026-11-23'), '2026-12-23');
  assert.equal(reviewBy('monthly', '2027-01-31'), '2027-02-28');
  assert.equal(reviewBy('monthly', '2026-12-31'), '2027-01-31');
  assert.equal(reviewBy('quarterly', '2026-11-30'), '2027-02-28');
  assert.equal(reviewBy('quarterly', '2026-10-15'), '2027-01-15');
  assert.equal(reviewBy('yearly', '2028-02-29'), '2029-02-28');
  assert.equal(reviewBy('yearly', '2026-11-23'), '2027-11-23');
  assert.equal(reviewBy('each-calendar-year', '2026-11-23'), '2026-12-31');
  assert.equal(reviewBy('each-calendar-year', '2027-01-01'), '2027-12-31');
});
