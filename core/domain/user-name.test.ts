import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldUserName } from './user-name.ts';

test('a name is one name in any case and form, and folding it again changes nothing', () => {
  for (const [name, same] of [
    ['Admin', ' ADMIN '],
    ['José', 'JOSE\u0301'],
    ['İstanbul', 'i\u0307stanbul'],
    ['ｗｉｄｅ', 'WIDE'],
    ['\u212Aelvin', 'kelvin'],
  ] as const) {
    assert.equal(foldUserName(name), foldUserName(same));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const folded = foldUserName(name);
      assert.equal(foldUserName(folded), folded);
      assert.equal(foldUserName(name.toLowerCase()), folded);
    }),
  );
});
