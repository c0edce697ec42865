import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isLanguage, languages, pickLanguage, readLanguage } from './language.ts';

test('the parameter wins over the cookie, and English is the rest', () => {
  const cases = [
    [{ query: 'es', cookie: 'pt' }, 'es'],
    [{ cookie: 'pt' }, 'pt'],
    [{}, 'en'],
    [{ query: 'fr', cookie: 'es' }, 'es'],
    [{ query: 'xx' }, 'en'],
    [{ query: 'pt-BR' }, 'pt'],
    [{ query: 'ES' }, 'es'],
    [{ query: ['es', 'pt'], cookie: 'pt' }, 'pt'],
    [{ query: '' }, 'en'],
    [{ query: 'est', cookie: null }, 'en'],
  ] as const;
  for (const [sources, expected] of cases) {
    assert.equal(pickLanguage(sources), expected, JSON.stringify(sources));
  }
});

test('a language is read as browsers and our own pages write it, and nothing else is', () => {
  for (const language of languages) {
    for (const text of [
      language,
      language.toUpperCase(),
      ` ${language} `,
      `${language}-XX`,
      `${language}_xx`,
    ]) {
      assert.equal(readLanguage(text), language, text);
    }
  }
  for (const value of ['', 'e', 'est', 'pt.BR', 'fr', 'x-es', null, undefined, 7, ['es'], {}]) {
    assert.equal(readLanguage(value), null, String(value));
  }
});

test('any input gives one of the three languages', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (query, cookie) => {
      assert.ok(isLanguage(pickLanguage({ query, cookie })));
    }),
  );
});
