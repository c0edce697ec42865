import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../domain/language.ts';
import { validationMessages } from './validation.ts';
import { validationMessage } from './validation-message.ts';

test('no message shows a placeholder or the name of a key', () => {
  for (const language of languages) {
    const general = validationMessages[language]['value.wrong'];
    for (const key of Object.keys(validationMessages[language])) {
      const bare = validationMessage(key, language);
      assert.doesNotMatch(bare, /[{}]/, `${language} ${key}`);
      assert.doesNotMatch(validationMessage(key, language, { minHomePrice: '$150,000' }), /[{}]/);
    }
    assert.equal(
      validationMessage('homePrice.min', language),
      general,
      'a sentence without its figure is no sentence',
    );
    for (const foreign of ['Invalid input', 'toString', '__proto__', '']) {
      assert.equal(validationMessage(foreign, language), general);
    }
  }
  assert.equal(
    validationMessage('homePrice.min', 'en', { minHomePrice: '$150,000' }),
    'Home price must be at least $150,000',
  );
});

test('the English messages are those of the specification, word for word', () => {
  const specified = {
    'calculator.homePrice': 'Please select a home price',
    'calculator.electricBill': 'Please select your monthly electric bill',
    'calculator.creditScore': 'Please select your credit score range',
    'calculator.propertyState': 'Please select your property state',
    'name.short': 'Name must be at least 2 characters',
    'mobile.required': 'Valid mobile number is required',
    'mobile.format': 'Please enter a valid phone number',
    'homePrice.min': 'Home price must be at least {minHomePrice}',
    'creditScore.required': 'Credit score range is required',
    'state.required': 'State is required',
    'firstTime.required': 'Please select if you are a first-time homebuyer',
    'firstName.required': 'First name is required',
    'lastName.required': 'Last name is required',
    'email.valid': 'Valid email is required',
    'phone.required': 'Phone number is required',
    'currentAddress.required': 'Current address is required',
    'housingStatus.required': 'Housing status is required',
    'timeline.required': 'Timeline is required',
    'contactMethod.required': 'Contact method is required',
    'monthlyPayment.required': 'Monthly payment is required',
    'consent.required': 'You must consent to receive communications',
  };
  const keys = Object.keys(specified) as (keyof typeof specified)[];
  for (const key of keys) {
    assert.equal(validationMessages.en[key], specified[key]);
  }
});
