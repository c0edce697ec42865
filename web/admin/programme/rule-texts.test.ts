import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { termChoices } from '#core/domain/programme/term-values.ts';
import programme from '../messages/en/programme.ts';
import * as texts from './rule-texts.ts';

const t = createTranslator({
  locale: 'en',
  messages: { admin: { programme } },
  namespace: 'admin.programme',
});
const ruleName = (key: string) => texts.ruleName(t, key);
const ruleValue = (key: string, value: unknown) => texts.ruleValue(t, key, value);

test('values read in their own kind', () => {
  assert.equal(ruleValue('grantRate', 0.035), '3.5%');
  assert.equal(ruleValue('grantCap', 13_000), '$13,000');
  assert.equal(ruleValue('taxCreditUntilYear', 2032), '2032');
  assert.equal(ruleValue('claimsConfirmed', false), 'No');
  assert.equal(ruleValue('countdownEnd', null), 'None');
  assert.equal(ruleValue('closingCosts', { low: 0.02, high: 0.05 }), '2% to 5%');
  const course = { starts: '2027-01-09', languages: ['en', 'es'], priceCents: 4950 };
  assert.equal(ruleValue('course', course), 'Jan 9, 2027, English, Spanish, $49.50');
  assert.equal(ruleValue('eligibleStates', ['OR', 'CA']), '2: Oregon, California');
  assert.equal(
    ruleValue('supportHours', { en: '8-6', es: '8 a 6', pt: '8h-18h' }),
    'en: 8-6\nes: 8 a 6\npt: 8h-18h',
  );
});

test('hours read by days that have the same, holidays one after the other', () => {
  const { value } = defaultRules.find(({ key }) => key === 'officeHours')!;
  assert.equal(
    ruleValue('officeHours', { ...(value as object), wed: ['09:00', '12:00'] }),
    'Monday – Tuesday: 08:00-18:00\nWednesday: 09:00-12:00\nThursday – Friday: 08:00-18:00\nSaturday – Sunday: closed',
  );
  assert.equal(ruleValue('holidays', ['2026-12-25', '2027-01-01']), 'Dec 25, 2026; Jan 1, 2027');
  assert.equal(ruleValue('holidays', []), 'None');
});

test('a choice is shown by its label, a language by its name', () => {
  assert.equal(ruleValue('partnerSees', 'status'), 'First name, last initial and milestones');
  assert.equal(ruleValue('partnerSees', 'constructor'), 'constructor');
  assert.equal(ruleValue('spokenLanguages', ['en', 'pt']), 'English, Portuguese');
  for (const [key, words] of Object.entries(termChoices)) {
    for (const word of words) {
      assert.notEqual(ruleValue(key, word), word, `${key} ${word}`);
    }
  }
});

test('names read as words, in American spelling', () => {
  assert.deepEqual(['licenseNumber', 'grantCap', 'constructor'].map(ruleName), [
    'License number',
    'Grant cap',
    'Constructor',
  ]);
});

test('a value of the wrong type, or of an unknown term, is shown as stored', () => {
  assert.equal(ruleValue('grantRate', 'much'), 'much');
  assert.equal(ruleValue('somethingNew', { a: 1 }), '{"a":1}');
  assert.equal(ruleValue('somethingNew', null), 'null');
});

test('every default rule has words', () => {
  for (const { key, value } of defaultRules) {
    assert.match(ruleValue(key, value), /^[^{[]/, key);
  }
});
