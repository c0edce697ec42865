import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codeOf, fromBase32, otpauthUri, stepOfCode, toBase32 } from './match-code.ts';

const key = Buffer.from('12345678901234567890');

test('the codes are those of RFC 6238, appendix B, in six digits', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const) {
    assert.equal(codeOf(key, Math.floor(seconds / 30)), code, String(seconds));
  }
});

test('base32 is that of RFC 4648 and comes back', () => {
  assert.equal(toBase32(key), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  assert.equal(toBase32(Buffer.from('foobar')), 'MZXW6YTBOI');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      assert.deepEqual(fromBase32(toBase32(bytes)), Buffer.from(bytes));
    }),
  );
});

test('a code holds for its step and both neighbours', () => {
  const secret = toBase32(key);
  const at = (seconds: number) => stepOfCode(secret, '005924', new Date(seconds * 1000));
  const step = Math.floor(1_234_567_890 / 30);
  for (const [seconds, expected] of [
    [step * 30 - 31, undefined],
    [step * 30 - 30, step],
    [step * 30, step],
    [step * 30 + 59, step],
    [step * 30 + 60, undefined],
  ] as const) {
    assert.equal(at(seconds), expected, String(seconds - step * 30));
  }
  const now = new Date(1_234_567_890_000);
  assert.equal(stepOfCode(secret, ' 005 924 ', now), step, 'as an app shows it');
  for (const typed of ['', '5924', '0059240', '００５９２４', 'abcdef']) {
    assert.equal(stepOfCode(secret, typed, now), undefined, typed);
  }
});

test('names in the address of a key are escaped', () => {
  assert.equal(
    otpauthUri('GEZDG', { site: 'www.example.com', name: 'ana & co:1' }),
    'otpauth://totp/www.example.com:ana%20%26%20co%3A1?secret=GEZDG&issuer=www.example.com',
  );
});
