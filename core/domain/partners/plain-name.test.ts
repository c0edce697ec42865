import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlainName, plainFullName, plainNameOf } from './plain-name.ts';

const names = [
  'Ana',
  'Ma.Elena',
  'Ma. Luz',
  'J.R.',
  'J. R. R.',
  'O’Neil-Souza, Jr.',
  "D'Angelo",
  'de la Cruz',
  'García-López de la Torre-Ruiz',
  'São',
  'Дарья',
  'علی\u200cرضا',
  '王小明',
  'Núñez',
  'St. John',
  'Wolfeschlegelsteinhausenbergerdorff',
];

const others = [
  '',
  ' ',
  '.',
  "'",
  '3rd',
  'Call 555',
  'Nine ٣',
  '１２３',
  'Ⅷ',
  'x'.repeat(41),
  'Your loan was denied now',
  'Your-loan-was-denied-call-us-now',
  'Denied. Call us',
  'Denied.',
  'Denied! Call',
  'Denied: call',
  'call, now',
  'https://evil.example',
  'evil.example',
  'bit.ly',
  'BIT.LY',
  't.me',
  'T.ME',
  'x.co',
  'Homes.Com',
  'www. evil',
  'eve@evil',
  '<b>Eve</b>',
  'Eve\nBcc: all',
  'Eve\u202Eevil',
  'Eve\u200B',
  'Eve\u200F',
  'bit.l\u200Dy',
  't.m\u200Ce',
  'evil.c\u034Fom',
  'evil.c\uFE0Fom',
  '\u3164',
  'Win\u3164big\u3164money\u3164call\u3164now',
  'сайт.рф',
  'مثال.إختبار',
  'ｂｉｔ.ｌｙ',
  'Win ５００ call',
  '$ money',
  '{{lenderName}}',
  '☎ now',
];

test('a plain name is letters: neither an address, nor digits, nor a sentence', () => {
  for (const name of names) {
    assert.ok(isPlainName(name), name);
    assert.equal(plainNameOf(name), name);
  }
  for (const text of others) {
    assert.ok(!isPlainName(text), text);
    assert.equal(plainNameOf(text), '', text);
  }
});

test('a full name is plain as a whole or not at all', () => {
  assert.equal(plainFullName({ firstName: 'Ana', lastName: 'Diaz' }), 'Ana Diaz');
  assert.equal(plainFullName({ firstName: 'Suharto', lastName: '' }), 'Suharto');
  assert.equal(plainFullName({ firstName: 'Ana', lastName: 'Call 555' }), '');
  assert.equal(plainFullName({ firstName: 'Denied. Call', lastName: 'Diaz' }), '');
  assert.equal(plainNameOf('Ana Maria de Jesus Diaz', 2), 'Ana Maria de Jesus Diaz');
});
