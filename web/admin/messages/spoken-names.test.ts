import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as admin from './en.ts';

test('the spoken name of a button holds the words that stand on it', () => {
  const wrong: string[] = [];
  const compare = (texts: Readonly<Record<string, unknown>>, path: string) => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'object' && text !== null) {
        compare(text as typeof texts, `${path}${key}.`);
      }
      const shown = texts[key.replace(/Of$/, '')];
      if (key.endsWith('Of') && typeof shown === 'string' && typeof text === 'string') {
        if (!shown.includes('{') && !text.toLowerCase().includes(shown.toLowerCase())) {
          wrong.push(`${path}${key}`);
        }
      }
    }
  };
  compare(admin, '');
  assert.deepEqual(wrong, []);
});
