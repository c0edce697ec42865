import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentText, consentTexts, currentConsentVersion, renderConsent } from './consent.ts';
import { languages } from './language.ts';

test('each purpose has one current wording in each language', () => {
  assert.equal(
    new Set(consentTexts.map((text) => `${text.version} ${text.purpose} ${text.language}`)).size,
    consentTexts.length,
  );
  for (const language of languages) {
    for (const purpose of ['application', 'eligibility'] as const) {
      const text = consentText(purpose, language);
      assert.ok(text);
      assert.equal(text.version, currentConsentVersion);
      assert.deepEqual(text.channels, ['phone', 'sms', 'email']);
      for (const required of ['{lender}', 'STOP', 'HELP', 'SMS']) {
        assert.ok(text.text.includes(required), `${language} ${required}`);
      }
    }
  }
  assert.match(
    consentText('application', 'en')?.text ?? '',
    /not a condition of any purchase.*message and data rates may apply/,
  );
  assert.match(consentText('application', 'es')?.text ?? '', /no es condición para ninguna compra/);
  assert.match(consentText('application', 'pt')?.text ?? '', /não é condição para nenhuma compra/);
});

test('a version that was never published is unknown', () => {
  assert.equal(consentText('application', 'en', '1999-01-01.1'), null);
});

test('the proof names the lender, whatever its name contains', () => {
  const text = consentText('eligibility', 'en');
  assert.ok(text);
  const proof = renderConsent(text, 'Smith $& Sons');
  assert.ok(
    proof.includes('that Smith $& Sons and its loan specialists') && !proof.includes('{lender}'),
  );
});
