import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '../default-rules.ts';
import { termsAsOf } from '../programme-terms.ts';
import { checkRevision } from './check-revision.ts';

const today = '2026-11-26';
const standing = termsAsOf(defaultRules, today, '');
const agency = 'Federal Trade Commission, Washington, DC 20580';

function errorsOf(terms: Record<string, unknown>, before = standing) {
  const revision = { effectiveFrom: today, source: 'counsel', basis: null, terms };
  return checkRevision(revision, before, today).errors.map(({ key }) => key);
}

test('a notice needs its agency, in whichever order the two come, and keeps it', () => {
  assert.deepEqual(errorsOf({ negativeAnswer: 'notice' }), ['negativeAnswer']);
  assert.deepEqual(errorsOf({ negativeAnswer: 'notice', creditAgency: null }), [
    'negativeAnswer',
    'creditAgency',
  ]);
  assert.deepEqual(errorsOf({ negativeAnswer: 'notice', creditAgency: agency }), []);
  const named = { ...standing, creditAgency: agency };
  assert.deepEqual(errorsOf({ negativeAnswer: 'notice' }, named), []);
  const noticed = { ...named, negativeAnswer: 'notice' as const };
  assert.deepEqual(errorsOf({ creditAgency: null }, noticed), ['creditAgency']);
  assert.deepEqual(errorsOf({ creditAgency: null, negativeAnswer: 'invite' }, noticed), []);
});

test('without a notice no agency is asked for', () => {
  for (const negativeAnswer of ['information', 'invite']) {
    assert.ok(!errorsOf({ negativeAnswer, creditAgency: null }).includes('creditAgency'));
  }
});

test('closing costs of nothing are refused, because the pages print them', () => {
  assert.deepEqual(errorsOf({ closingCosts: { low: 0, high: 0.05 } }), ['closingCosts']);
  assert.deepEqual(errorsOf({ closingCosts: { low: 0.01, high: 0.05 } }), []);
});
