import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '../domain/language.ts';
import { localizedPath } from './link.ts';

test('only other languages than the default are named, the rest of the address stays', () => {
  const cases = [
    ['/', 'en', '/'],
    ['/', 'es', '/?lang=es'],
    ['/calculator#calculator-form', 'pt', '/calculator?lang=pt#calculator-form'],
    ['/apply?ref=JANE&lang=pt', 'es', '/apply?ref=JANE&lang=es'],
    ['/apply?lang=pt', 'en', '/apply'],
    ['/thank-you?leadId=7#a?lang=x', 'es', '/thank-you?leadId=7&lang=es#a?lang=x'],
    ['/a?language=x', 'en', '/a?language=x'],
  ] as const;
  for (const [path, language, expected] of cases) {
    assert.equal(localizedPath(path, language), expected);
  }
});

test('going through another language and back changes nothing', () => {
  const part = fc.stringMatching(/^[a-z0-9]{1,8}$/).filter((name) => name !== 'lang');
  const path = fc
    .tuple(part, fc.array(part), fc.option(part))
    .map(
      ([page, query, hash]) =>
        `/${page}${query.length > 0 ? `?${query.map((name) => `${name}=1`).join('&')}` : ''}${hash === null ? '' : `#${hash}`}`,
    );
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (original, language) => {
      assert.equal(localizedPath(localizedPath(original, language), 'en'), original);
    }),
  );
});
