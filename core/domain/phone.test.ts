import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { digitsOf, displayPhone, formatPhone, formatPhoneWithCaret, toE164 } from './phone.ts';

// Two digits, then four or five: so are numbers of Mexico and Brazil written, without their country.
const abroad = [
  '(55) 1234-5678',
  '55 1234 5678',
  '55-1234-5678',
  '(21) 98765-4321',
  '21 98765-4321',
];

test('a number that is grouped as abroad is not bent into one of the United States', () => {
  for (const text of abroad) {
    assert.equal(toE164(text), null, text);
    assert.equal(toE164(formatPhone(text)), null, text);
  }
  assert.equal(formatPhone('+52 (55) 1234-5678'), '+52 55 1234 5678');
});

test('formats while typing and takes pasted numbers', () => {
  const cases = [
    ['', ''],
    ['5', '(5'],
    ['541', '(541'],
    ['5415', '(541) 5'],
    ['541555', '(541) 555'],
    ['(541) ', '(541'],
    ['(541) 555-', '(541) 555'],
    ['5415550', '(541) 555-0'],
    ['5415550142', '(541) 555-0142'],
    ['(541) 555-01429', '(541) 555-0142'],
    ['54155501429', '54155501429'],
    ['5511912345678', '5511912345678'],
    ['(55) 11 91234-5678', '5511912345678'],
    ['+1 541 555 0142', '(541) 555-0142'],
    ['1-541-555-0142', '(541) 555-0142'],
    ['541.555.0142', '(541) 555-0142'],
    ['+', '+'],
    ['+1', '+1'],
    ['+15', '(5'],
    ['+55 11 91234-5678', '+55 11 9123 45678'],
    ['+5511912345678', '+55 11 9123 45678'],
    ['(+55) 11 91234', '+55 11 91234'],
    ['011 52 55 1234 5678', '+52 55 1234 5678'],
    ['00351912345678', '+351 91 2345 678'],
    ['+5', '+5'],
    ['+551', '+55 1'],
    ['+79161234567', '+7 91 6123 4567'],
    ['abc', ''],
    ['(608) 271-9000 x11', '(608) 271-9000'],
    ['(608) 271-9000 (12)', '(608) 271-9000'],
    ['+1 (608) 271-9000 (12)', '(608) 271-9000'],
    ['Cell: (608) 271-9000 x11', '(608) 271-9000'],
    ['608-271-9000 ext. 11', '(608) 271-9000'],
    ['(608) 271-9000,,11', '(608) 271-9000'],
    ['tel:+1-608-271-9000;ext=11', '(608) 271-9000'],
    ['tel:+16082719000', '(608) 271-9000'],
    ['+1 (608) 271-9000', '(608) 271-9000'],
    ['(608) 271-9000 / (608) 271-9001', '(608) 271-9000'],
    ['(608) 271-9000\n608 271 9001', '(608) 271-9000'],
    ['+52 55 1234 5678 ext 3', '+52 55 1234 5678'],
    ['(608) 271-9000 home', '(608) 271-9000'],
    ['(60x8) 271-9000', '(608) 271-9000'],
    ['٦٠٨٢٧١٩٠٠٠', '(608) 271-9000'],
    ['６０８-２７１-９０００', '(608) 271-9000'],
    ['＋５２ ５５ １２３４ ５６７８', '+52 55 1234 5678'],
  ] as const;
  for (const [typed, shown] of cases) {
    assert.equal(formatPhone(typed), shown, typed);
  }
});

test('shows only ten digits formatted', () => {
  assert.equal(displayPhone('5415550142'), '(541) 555-0142');
  assert.equal(displayPhone('541-555-0142'), '(541) 555-0142');
  for (const other of ['555-0142', '+1 541 555 0142', '+44 20 7946 0958', '+47 21 23 45 67', '']) {
    assert.equal(displayPhone(other), other);
  }
});

test('gives the international form of numbers that can be called', () => {
  for (const text of [
    '(541) 555-0142',
    '15415550142',
    '+1 541-555-0142',
    '541.555.0142',
    '٥٤١٥٥٥٠١٤٢',
    '＋１ ５４１ ５５５ ０１４２',
  ]) {
    assert.equal(toE164(text), '+15415550142');
  }
  assert.equal(toE164('+44 20 7946 0958'), '+442079460958');
  assert.equal(toE164('+55 11 91234-5678'), '+5511912345678');
  assert.equal(toE164('011 55 11 91234-5678'), '+5511912345678');
  for (const text of [
    '+49 30 123456 (12)',
    '(541) 555-0142 (3)',
    '',
    'abc',
    '5',
    '555-0142',
    '1541555014',
    '541555014299',
    '5511912345678',
    '(541) 555-0142 x5',
    '+55 +11 91234-5678',
    '+0 541 555 0142',
    '+55 1',
    '+1234567890123456',
  ]) {
    assert.equal(toE164(text), null, text);
  }
});

test('the North American plan decides which ten digits are a number', () => {
  for (const text of ['5415550142', '2122345678', '8005550199', '4165550100', '7873334444']) {
    assert.equal(toE164(text), `+1${text}`, text);
  }
  const others =
    '0415550142 1415550142 5555550142 2912345678 9115550142 5411550142 5410550142 5419110142 5414110142';
  for (const text of others.split(' ')) {
    assert.equal(toE164(text), null, text);
  }
});

test('a number at home and one abroad come through the form unharmed', () => {
  const code = fc.stringMatching(/^[2-9][0-8][02-9]$/).filter((area) => area !== '555');
  const exchange = fc.stringMatching(/^[2-9][02-9]\d$/);
  const line = fc.stringMatching(/^\d{4}$/);
  const home = fc.tuple(code, exchange, line).map((parts) => `+1${parts.join('')}`);
  const abroad = fc.stringMatching(/^\+[2-9]\d{6,14}$/);
  fc.assert(
    fc.property(fc.oneof(home, abroad), (number) => {
      assert.equal(toE164(number), number);
      const pasted = formatPhone(number);
      assert.equal(toE164(pasted), number);
      assert.equal(formatPhone(pasted), pasted);
      let typed = '';
      for (const sign of number) {
        typed = formatPhone(typed + sign);
      }
      assert.equal(typed, pasted);
    }),
  );
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
    ['+55119', 4, '+55 11 9', 5],
    ['+', 1, '+', 1],
    ['01152551', 8, '+52 55 1', 8],
  ] as const;
  for (const [typed, caret, value, expected] of cases) {
    const { rest: _rest, ...formatted } = formatPhoneWithCaret(typed, caret);
    assert.deepEqual(formatted, { value, caret: expected }, typed);
  }
});

test('what stands behind a number is named, and no digit is', () => {
  const cases = [
    ['(608) 271-9000', ''],
    ['+1 (608) 271-9000', ''],
    ['(608) 271-9000 x11', 'x11'],
    ['(608) 271-9000 (12)', '(12)'],
    ['6082719000 ext. 11', 'ext. 11'],
    ['(608) 271-9000,,11#', ',,11#'],
    ['tel:+1-608-271-9000;ext=11', ';ext=11'],
    ['(608) 271-90001', '1'],
    ['(608) 271-9000 / 608 271 9001', '/ 608 271 9001'],
    ['5511912345678', ''],
  ] as const;
  for (const [typed, rest] of cases) {
    const { value, caret, ...cut } = formatPhoneWithCaret(typed, typed.length);
    assert.deepEqual([cut.rest, caret], [rest, value.length], typed);
  }
});

test('formatting twice changes nothing, and digits are neither added nor reordered', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ()-+x') }), (text) => {
      const shown = formatPhone(text);
      assert.ok(digitsOf(text).includes(digitsOf(shown)));
      const again = formatPhone(shown);
      // "11..." and "0110..." lose their codes once for each pass; every real number is stable.
      if (!/^[01]/.test(digitsOf(shown))) {
        assert.equal(again, shown);
      }
    }),
  );
});

test('the caret never leaves the text and keeps the digits before it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[2-9()\- ]{0,20}$/), fc.nat(20), (text, at) => {
      const { value, caret } = formatPhoneWithCaret(text, Math.min(at, text.length));
      assert.ok(caret >= 0 && caret <= value.length);
      const most = digitsOf(value).length;
      assert.equal(digitsOf(value.slice(0, caret)), digitsOf(text.slice(0, at)).slice(0, most));
    }),
  );
});
