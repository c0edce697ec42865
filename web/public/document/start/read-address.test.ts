import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLanguage as readInCore } from '#core/domain/language.ts';
import { normalizeReferralCode } from '#core/domain/partners/referral.ts';
import { readCode, readLanguage } from './read-address.ts';

const texts = [
  null,
  '',
  ' ',
  'es',
  ' ES ',
  'pt-BR',
  'pt_br',
  'en-US',
  'english',
  'fr',
  'null',
  'undefined',
  'SUN2026',
  ' sun-2026 ',
  'ab',
  'a b c',
  'x'.repeat(20),
  'x'.repeat(21),
  '<script>',
];

test('the address is read as the server reads it', () => {
  for (const text of texts) {
    assert.equal(readLanguage(text) ?? null, readInCore(text), `language of "${text}"`);
    assert.equal(readCode(text) ?? null, normalizeReferralCode(text), `code of "${text}"`);
  }
});
