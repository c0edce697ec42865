import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fits } from './fits.ts';

test('a command is found by the beginnings of its words, in any order and case', () => {
  assert.ok(fits('Go to Audit Log', 'aud'));
  assert.ok(fits('Go to Audit Log', 'LOG go'));
  assert.ok(fits('Export CSV', ''));
  assert.ok(!fits('Go to Audit Log', 'dit'));
  assert.ok(!fits('Go to Audit Log', 'audit leads'));
});
