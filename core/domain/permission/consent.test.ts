import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  boxConsentVersion,
  consentBox,
  consentFacts,
  consentParts,
  consentText,
  consentTexts,
  currentConsentVersion,
  renderConsent,
} from './consent.ts';
import { languages } from '../language.ts';

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
    /not a condition of any purchase.*Message and data rates may apply/,
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

test('the proof names the lender, with any characters in its name', () => {
  const text = consentText('eligibility', 'en');
  assert.ok(text);
  const proof = renderConsent(text, 'Smith $& Sons');
  assert.ok(proof.includes('that Smith $& Sons may contact') && !proof.includes('{lender}'));
});

test('a published wording is never edited', () => {
  const hashOf = (version: string) => {
    const texts = consentTexts.filter((text) => text.version === version);
    return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  };
  assert.deepEqual(
    Object.fromEntries(
      [...new Set(consentTexts.map(({ version }) => version))].map((v) => [v, hashOf(v)]),
    ),
    {
      '2026-11-20.1': 'b48d5315b516a5f6',
      '2026-11-21.1': '02c551278e7d07a1',
      '2026-11-23.1': 'aa9660665633f745',
      '2026-11-23.2': 'badfdc64972fd27a',
      '2026-11-24.1': 'a77c7de78a5a7ee5',
      '2026-11-26.1': '31db9bf23cdd865e',
      '2026-11-26.2': '28ad61f921bb67ae',
      '2026-11-26.3': 'ca5fb8864a30bae9',
    },
  );
});

test('a wording is short enough to be read on a phone', () => {
  for (const language of languages) {
    for (const purpose of ['application', 'eligibility'] as const) {
      const { text } = consentText(purpose, language)!;
      assert.ok(text.length <= 660, `${language} ${purpose}: ${text.length}`);
      const sentences = text.split(/[.] /).map((sentence) => sentence.split(' ').length);
      assert.ok(Math.max(...sentences) <= 27, `${language} ${purpose}: ${sentences.join(' ')}`);
    }
  }
});

test('the box of a check that asks for no consent has words of its own, and only there', () => {
  const beginnings = languages.map(
    (language) =>
      consentText('eligibility', language, boxConsentVersion)!.text.split('{lender}')[0],
  );
  assert.deepEqual(beginnings, [
    'By checking this box, I agree that ',
    'Al marcar esta casilla, acepto que ',
    'Ao marcar esta caixa, autorizo a ',
  ]);
  assert.equal(consentText('application', 'en', boxConsentVersion), null);
});

test('a consent is granted only on published words, and not with an empty box', () => {
  const facts = (version: string | null, ticked: 'preset' | 'person' | 'none' | null) =>
    consentFacts('application', 'es', { version, ticked }, 'Sol');
  assert.equal(facts(null, 'person'), null);
  assert.equal(facts('', 'preset'), null);
  for (const unknown of ['1999-01-01.1', boxConsentVersion, ` ${currentConsentVersion}`]) {
    assert.deepEqual(facts(unknown, 'person'), {
      version: unknown,
      text: '',
      channels: [],
      isVersionConfirmed: false,
      granted: false,
      ticked: 'person',
    });
  }
  const given = facts(currentConsentVersion, 'preset')!;
  assert.deepEqual([given.granted, given.ticked, given.channels.length], [true, 'preset', 3]);
  assert.match(given.text, /^Al marcar esta casilla y enviar mi solicitud, acepto que Sol se /);
  const empty = facts(currentConsentVersion, 'none')!;
  assert.deepEqual([empty.granted, empty.channels], [false, []]);
  assert.equal(empty.text, given.text, 'what was shown is kept also of a box that stayed empty');
  assert.equal(facts('2026-11-20.1', null)!.granted, true, 'an older page says nothing of its box');
});

test('where no consent is required, no box is ticked in advance', () => {
  const box = (consentRequired: boolean, consentDefault: boolean) =>
    consentBox({ consentRequired, consentDefault }).isPrechecked;
  assert.deepEqual(
    [box(true, true), box(true, false), box(false, true), box(false, false)],
    [true, false, false, false],
  );
});

test('the parts of the application’s text are the text, its three ways apart', () => {
  for (const language of languages) {
    const { text } = consentText('application', language)!;
    const parts = consentParts(text, language);
    assert.equal(parts.length, 5, language);
    assert.equal(parts.join(' '), text);
  }
  assert.deepEqual(consentParts('Other words.', 'en'), ['Other words.']);
});
