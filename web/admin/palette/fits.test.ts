import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fits, isFoundBy, wordsOf } from './fits.ts';

test('a command is found by the beginnings of its words, in any order and case', () => {
  const audit = wordsOf('Go to Audit Log');
  assert.ok(fits(audit, 'aud'));
  assert.ok(fits(audit, 'LOG go'));
  assert.ok(fits(wordsOf('Export CSV'), ''));
  assert.ok(!fits(audit, 'dit'));
  assert.ok(!fits(audit, 'audit leads'));
});

test('a person is found by a part of the name or address, as the server finds them', () => {
  const ana = { foundBy: 'ana lópez ana@example.com' };
  assert.ok(isFoundBy(ana, ' LÓPEZ ana'));
  assert.ok(isFoundBy(ana, 'a@ex'));
  assert.ok(!isFoundBy(ana, 'lopez silva'));
  assert.ok(!isFoundBy({}, 'ana'), 'by what only the server knows');
});
