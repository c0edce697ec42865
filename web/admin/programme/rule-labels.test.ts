import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '#core/domain/default-rules.ts';
import { ruleName, ruleValue, validityOn, validityText } from './rule-labels.ts';

test('values read in their own kind', () => {
  assert.equal(ruleValue('grantRate', 0.035), '3.5%');
  assert.equal(ruleValue('grantCap', 13_000), '$13,000');
  assert.equal(ruleValue('taxCreditUntilYear', 2032), '2032');
  assert.equal(ruleValue('claimsConfirmed', false), 'No');
  assert.equal(ruleValue('countdownEnd', null), 'None');
  assert.equal(ruleValue('eligibleStates', ['OR', 'CA']), '2: Oregon, California');
  assert.equal(
    ruleValue('supportHours', {
      en: '8-6',
      es: '8 a 6',
      pt: '8h-18h',
    }),
    'en: 8-6\nes: 8 a 6\npt: 8h-18h',
  );
});

test('names read as words, in American spelling', () => {
  assert.deepEqual(['licenseNumber', 'grantCap', 'constructor'].map(ruleName), [
    'License number',
    'Grant cap',
    'Constructor',
  ]);
});

test('a value of the wrong kind, or of a term nobody knows, is shown as stored', () => {
  assert.equal(ruleValue('grantRate', 'much'), 'much');
  assert.equal(ruleValue('somethingNew', { a: 1 }), '{"a":1}');
  assert.equal(ruleValue('somethingNew', null), 'null');
});

test('every default rule has words', () => {
  for (const { key, value } of defaultRules) {
    assert.match(ruleValue(key, value), /^[^{[]/, key);
  }
});

test('validity includes its last day', () => {
  assert.equal(validityText({ effectiveFrom: null, effectiveTo: null }), 'Always');
  assert.equal(validityText({ effectiveFrom: '2026-01-01', effectiveTo: null }), 'From 2026-01-01');
  assert.equal(
    validityText({ effectiveFrom: null, effectiveTo: '2026-01-01' }),
    'Until 2026-01-01',
  );
  assert.equal(
    validityText({ effectiveFrom: '2026-01-01', effectiveTo: '2026-02-01' }),
    '2026-01-01 to 2026-02-01',
  );
  assert.equal(validityOn({ effectiveFrom: null, effectiveTo: '2026-01-01' }, '2026-01-01'), 'now');
  assert.equal(
    validityOn({ effectiveFrom: null, effectiveTo: '2026-01-01' }, '2026-01-02'),
    'over',
  );
  assert.equal(
    validityOn({ effectiveFrom: '2026-01-03', effectiveTo: null }, '2026-01-02'),
    'later',
  );
});
