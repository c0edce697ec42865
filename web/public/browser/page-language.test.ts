import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlLanguage, languages } from '#core/domain/language.ts';
import { localeOf } from '#core/i18n/format.ts';
import { localeOfPage } from './page-language.ts';

test('numbers that a script writes look like those of the server', (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
  for (const language of languages) {
    const documentElement = { lang: htmlLanguage[language] };
    Object.defineProperty(globalThis, 'document', {
      value: { documentElement },
      configurable: true,
    });
    assert.equal(localeOfPage(), localeOf(language));
  }
});
