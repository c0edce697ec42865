import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../domain/language.ts';
import { validationMessage, validationMessages } from './validation.ts';

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
