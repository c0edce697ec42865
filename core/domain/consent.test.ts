import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
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
  assert.match(
    consentText('application', 'es')?.text ?? '',
    /no es condición para ninguna\s+compra/,
  );
  assert.match(consentText('application', 'pt')?.text ?? '', /não é condição para nenhuma compra/);
});

test('a version that was never published is unknown', () => {
  assert.equal(consentText('application', 'en', '1999-01-01.1'), null);
});

test('the proof names the lender, whatever its name contains', () => {
  const text = consentText('eligibility', 'en');
  assert.ok(text);
  const proof = renderConsent(text, 'Smith $& Sons');
  assert.ok(proof.includes('that Smith $& Sons may call') && !proof.includes('{lender}'));
});

test('a wording that somebody may have agreed to is never edited', () => {
  const hashOf = (version: string) => {
    const texts = consentTexts.filter((text) => text.version === version);
    return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  };
  assert.deepEqual(
    Object.fromEntries(
      [...new Set(consentTexts.map(({ version }) => version))].map((v) => [v, hashOf(v)]),
    ),
    { '2026-11-20.1': 'b48d5315b516a5f6', '2026-11-21.1': '02c551278e7d07a1' },
  );
});

test('a wording is short enough to be read on a phone', () => {
  for (const language of languages) {
    for (const purpose of ['application', 'eligibility'] as const) {
      const { text } = consentText(purpose, language)!;
      assert.ok(text.length <= 520, `${language} ${purpose}: ${text.length}`);
    }
  }
});
