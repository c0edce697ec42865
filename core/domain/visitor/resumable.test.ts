import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answersOfTyped,
  pickBuyerAnswers,
  lastDigitsOf,
  readResumeCode,
  resumeLength,
  resumeSigns,
  toFormValues,
  writtenCode,
} from './resumable.ts';

const codes = fc
  .array(fc.constantFrom(...resumeSigns), { minLength: resumeLength, maxLength: resumeLength })
  .map((signs) => signs.join(''));

test('a code is read as it was written, in any case, with blanks or a hyphen', () => {
  fc.assert(
    fc.property(codes, (code) => {
      assert.equal(readResumeCode(writtenCode(code)), code);
      assert.equal(readResumeCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `), code);
    }),
  );
  for (const text of ['', 'K7M4Q', 'K7M4QXX', 'K7M4Q0', 'K7M4QI', 'K7M4Q%', 'ñ7M4QX']) {
    assert.equal(readResumeCode(text), null, text);
  }
});

const draft = (touched: object) => JSON.stringify({ touched });

test('the forms get what was typed, the later step before the earlier one', () => {
  const answers = {
    calculator_homePrice: '425000',
    calculator_propertyState: 'TX',
    eligibility_name: 'Ana',
    eligibility_draft: draft({ name: 'Ana Lopez', mobileNumber: '(503) 555-0100' }),
    application_draft: draft({ phone: '(503) 555-0199', consent: true }),
  };
  const typed = toFormValues(answers);
  assert.deepEqual(
    [typed['homePrice'], typed['state'], typed['name'], typed['phone'], typed['consent']],
    ['425000', 'TX', 'Ana Lopez', '(503) 555-0199', undefined],
  );
  assert.equal(lastDigitsOf(answers), '0199');
  assert.equal(lastDigitsOf({ eligibility_mobileNumber: '(503) 555-0100' }), '0100');
  const half = {
    eligibility_mobileNumber: '(503) 555-0100',
    application_draft: draft({ phone: '55' }),
  };
  assert.equal(lastDigitsOf(half), '0100', 'half a number hides no whole one');
  assert.equal(lastDigitsOf({ calculator_homePrice: '425000', application_draft: '{' }), null);
});

test('a telephone is found wherever it stands', () => {
  const phone = '(503) 555-0177';
  for (const answers of [
    { eligibilityData: JSON.stringify({ name: 'Ana', mobileNumber: phone }) },
    { eligibilityResults: JSON.stringify({ asked: [{ phone }] }) },
    { calculatorResults: JSON.stringify({ by: { mobileNumber: 5035550177 } }) },
    { eligibility_draft: JSON.stringify({ mobileNumber: phone }) },
  ]) {
    assert.equal(lastDigitsOf(answers), '0177', JSON.stringify(answers));
  }
  assert.equal(lastDigitsOf({ eligibilityData: 'null', calculatorResults: '"(503) 555"' }), null);
});

test('only what the site itself keeps goes along', () => {
  const others = { registration_draft: '{}', guest_outbox: '[{"phone":"(503) 555-0100"}]' };
  const sent = { eligibility_name: 'Ana', language: 'es', token: 'x', ...others };
  assert.deepEqual(pickBuyerAnswers(sent), { eligibility_name: 'Ana' });
});

test('what a form sent comes back by its own names, without what is no answer', () => {
  const typed = {
    firstName: 'Ana',
    phone: '(503) 555-0142',
    homePrice: '500000',
    propertyState: 'AZ',
    timeline: '',
    consent: 'on',
    consentVersion: '2026-11-20.1',
    sessionId: 'a-session',
    keep: 'yes',
  };
  const answers = answersOfTyped('/apply', typed);
  assert.equal(lastDigitsOf(answers), '0142');
  assert.deepEqual(pickBuyerAnswers(answers), answers, 'names that a browser keeps');
  const { state, ...named } = toFormValues(answers);
  assert.equal(state, 'AZ');
  const { firstName, phone, homePrice, propertyState } = typed;
  assert.deepEqual(named, { firstName, phone, homePrice, propertyState });
  const home = answersOfTyped('/calculator', { homePrice: '400000', electricBill: '250' });
  assert.deepEqual(toFormValues(home), { homePrice: '400000', electricBill: '250' });
});
