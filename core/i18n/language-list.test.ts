import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageList } from './language-list.ts';

test('languages are named in the language of the sentence', () => {
  assert.equal(languageList(['en'], 'en'), 'English');
  assert.equal(languageList(['en', 'es', 'pt'], 'en'), 'English, Spanish, or Portuguese');
  assert.equal(languageList(['en', 'es'], 'es'), 'inglés o español');
  assert.equal(languageList(['pt', 'en'], 'pt'), 'português ou inglês');
});
