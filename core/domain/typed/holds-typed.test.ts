import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsTyped } from './holds-typed.ts';

test('each word typed is found in any order, without marks', () => {
  for (const [text, typed, isFound] of [
    ['José Núñez', 'nunez, jose', true],
    ['Ben O’Connor', 'oconnor  ben', true],
    ['Ana García-López', 'garcia lopez', true],
    ['Minimum credit score', 'score minimum', true],
    ['Ben Client', 'ben clients', false],
    ['Ben Client', '', true],
  ] as const) {
    assert.equal(holdsTyped(text, typed), isFound, typed);
  }
});
