import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { digitsOf, displayPhone, formatPhone, formatPhoneWithCaret, toE164 } from './phone.ts';

test('formats while typing and takes pasted numbers', () => {
  const cases = [
    ['', ''],
    ['5', '(5'],
    ['541', '(541'],
    ['5415', '(541) 5'],
    ['541555', '(541) 555'],
    ['5415550', '(541) 555-0'],
    ['5415550142', '(541) 555-0142'],
    ['54155501429', '(541) 555-0142'],
    ['+1 541 555 0142', '(541) 555-0142'],
    ['1-541-555-0142', '(541) 555-0142'],
    ['541.555.0142', '(541) 555-0142'],
    ['+1', ''],
    ['abc', ''],
  ] as const;
  for (const [typed, shown] of cases) {
    assert.equal(formatPhone(typed), shown, typed);
  }
});

test('shows only ten digits formatted', () => {
  assert.equal(displayPhone('5415550142'), '(541) 555-0142');
  assert.equal(displayPhone('541-555-0142'), '(541) 555-0142');
  for (const other of ['555-0142', '+1 541 555 0142', '+44 20 7946 0958', '']) {
    assert.equal(displayPhone(other), other);
  }
});

test('gives the international form of whole US numbers only', () => {
  for (const text of ['(541) 555-0142', '15415550142', '+1 541-555-0142']) {
    assert.equal(toE164(text), '+15415550142');
  }
  for (const text of [
    '',
    '555-0142',
    '+44 20 7946 0958',
    '+5415550142',
    '1541555014',
    '541555014299',
  ]) {
    assert.equal(toE164(text), null, text);
  }
});

test('the caret stays behind the digit it was behind', () => {
  const cases = [
    ['5', 1, '(5', 2],
    ['(5412', 5, '(541) 2', 7],
    ['(5491) 555-0142', 4, '(549) 155-5014', 4],
    ['(541) 555-0142', 0, '(541) 555-0142', 0],
    ['(541 555-0142', 4, '(541) 555-0142', 4],
    ['+15415550142', 12, '(541) 555-0142', 14],
    ['54a', 3, '(54', 3],
  ] as const;
  for (const [typed, caret, value, expected] of cases) {
    assert.deepEqual(formatPhoneWithCaret(typed, caret), { value, caret: expected }, typed);
  }
});

test('formatting twice changes nothing, and digits are neither added nor reordered', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ()-+x') }), (text) => {
      const shown = formatPhone(text);
      assert.ok(shown.length <= 14 && digitsOf(text).includes(digitsOf(shown)));
      const again = formatPhone(shown);
      // "11..." loses its country code once for each pass; every real number is stable.
      if (!digitsOf(shown).startsWith('1')) {
        assert.equal(again, shown);
      }
    }),
  );
});

test('the caret never leaves the text and keeps the digits before it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9()\- ]{0,16}$/), fc.nat(16), (text, at) => {
      const { value, caret } = formatPhoneWithCaret(text, Math.min(at, text.length));
      assert.ok(caret >= 0 && caret <= value.length);
      assert.equal(digitsOf(value.slice(0, caret)), digitsOf(text.slice(0, at)).slice(0, 10));
    }),
  );
});
