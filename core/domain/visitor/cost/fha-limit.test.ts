import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '../../programme/default-rules.ts';
import { needsCountyNote, priceUnderFhaFloor } from './fha-limit.ts';
import { termsAsOf } from '../../programme/programme-terms.ts';

const terms = termsAsOf(defaultRules, '2026-11-20', 'test');

test('the note begins where the lowest limit of the year no longer carries the price', () => {
  assert.equal(priceUnderFhaFloor(terms), 560_900);
  assert.equal(needsCountyNote(560_900, terms), false);
  assert.equal(needsCountyNote(560_919, terms), false);
  assert.equal(needsCountyNote(560_920, terms), true);
  assert.equal(needsCountyNote(900_000, terms), true);
});

test('it follows the limits of another year', () => {
  const later = { ...terms, fhaLimitFloor: 600_000, fhaLeastDownRate: 0.1 };
  assert.equal(needsCountyNote(660_000, later), false);
  assert.equal(needsCountyNote(670_000, later), true);
});
