import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutText } from './cut-text.ts';

test('a text is cut behind a whole letter', () => {
  const family = '👨‍👩‍👧‍👦';
  for (const [text, longest, cut] of [
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['abe\u0301', 3, 'ab'],
    [`a${family}b`, 5, 'a'],
    [family, 3, '👨\u200d'],
    [family, 1, '\ufffd'],
  ] as const) {
    assert.equal(cutText(text, longest), cut, text);
  }
});
