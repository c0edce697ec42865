import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatDollars, formatNumber, formatPercent, localeOf } from '../../i18n/format.ts';
import { languages } from '../language.ts';
import {
  readCents,
  readCount,
  readDecimal,
  readPercent,
  readPrice,
  withoutExponent,
} from './typed-number.ts';

type Read = number | null;

// Price in dollars, amount in cents, count, rate in percent, decimal.
const typed: [text: string, price: Read, cents: Read, count: Read, rate: Read, decimal: Read][] = [
  ['450000', 450_000, 45_000_000, 450_000, null, null],
  ['450,000', 450_000, 45_000_000, 450_000, 450, null],
  ['450.000', 450_000, 45_000_000, 450_000, 450, 450],
  ['450 000', 450_000, 45_000_000, 450_000, null, null],
  ['450\u00a0000', 450_000, 45_000_000, 450_000, null, null],
  ['450\u202f000', 450_000, 45_000_000, 450_000, null, null],
  ["450'000", 450_000, 45_000_000, 450_000, null, null],
  ['450’000', 450_000, 45_000_000, 450_000, null, null],
  ['1.250.000', 1_250_000, 125_000_000, 1_250_000, null, null],
  ['1,234.56', 1234, 123_456, null, null, null],
  ['1.234,56', 1234, 123_456, null, null, null],
  ['1 234,56', 1234, 123_456, null, null, null],
  ['1.234,5', 1234, 123_450, null, null, null],
  ['1250,50', 1250, 125_050, null, null, null],
  ['12,5', 12, 1250, null, 12.5, 12.5],
  ['12.5', 12, 1250, null, 12.5, 12.5],
  ['0,55', 0, 55, null, 0.55, 0.55],
  ['.55', null, null, null, 0.55, 0.55],
  ['6.875', 6875, 687_500, 6875, 6.875, 6.875],
  ['6,875', 6875, 687_500, 6875, 6.875, null],
  ['0,035', null, null, null, 0.035, 0.035],
  ['3,5 %', null, null, null, 3.5, null],
  ['３.５%', null, null, null, 3.5, null],
  ['４５０，０００', null, null, null, null, null],
  ['４５００００', 450_000, 45_000_000, 450_000, null, null],
  ['$450,000.00', 450_000, 45_000_000, null, null, null],
  ['450.000,00', 450_000, 45_000_000, null, null, null],
  ['US$ 450.000,00', 450_000, 45_000_000, null, null, null],
  ['U$S 450.000', 450_000, 45_000_000, null, null, null],
  ['US 500.000', 500_000, 50_000_000, null, null, null],
  ['450.000 $', 450_000, 45_000_000, null, null, null],
  ['450,000 USD', 450_000, 45_000_000, null, null, null],
  ['450.000 dólares', 450_000, 45_000_000, null, null, null],
  ['450k', 450_000, 45_000_000, null, null, null],
  ['$450 K', 450_000, 45_000_000, null, null, null],
  ['-5', null, -500, null, null, null],
  ['−5', null, -500, null, null, null],
  ['-$1,250.50', null, -125_050, null, null, null],
  ['$-1.250,50', null, -125_050, null, null, null],
  ['+5', null, 500, null, null, null],
];

// No reader takes any of these.
const unclear = [
  '',
  ' ',
  '.',
  ',',
  '$',
  '-',
  'abc',
  'about 400k',
  '450,000 or so',
  '2 mil',
  '0.45M',
  '1.2k',
  '1,23,456',
  '1.2.3',
  '1,234,56',
  '1.234.56',
  '12,3456,7',
  '1000,000',
  '0,450,000',
  '450,000.',
  '450.000.-',
  '450.000,-',
  '1,234.567',
  '1.234,567',
  '1,234 567',
  '1 23',
  '450  000',
  "1'23",
  '1E5',
  '5.1E+09',
  '0x1F',
  '1e-1',
  '1_000',
  '450/000',
  '450–000',
  '(450)',
  '--5',
  '-$-5',
  '5-',
  'R$ 450.000',
  '€450',
  '450k€',
  '450,000 %%',
  '٤٥٠',
  '450²',
  '½',
  '450\n000',
  '1;5',
  '4\u200b5',
];

const readers = [readPrice, readCents, readCount, readPercent, readDecimal];

test('a number is read as it is meant in one of the languages, or refused', () => {
  for (const [text, ...expected] of typed) {
    assert.deepEqual(
      readers.map((read) => read(` ${text} `)),
      expected,
      text,
    );
  }
  for (const text of unclear) {
    assert.deepEqual(new Set(readers.map((read) => read(text))), new Set([null]), text);
  }
});

test('what is printed in a language is read back', () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...languages), (cents, language) => {
      const money = { style: 'currency', currency: 'USD' } as const;
      const withCents = new Intl.NumberFormat(localeOf(language), money);
      assert.equal(readCents(withCents.format(cents / 100)), cents);
      assert.equal(readCents(withCents.format(-cents / 100)), 0 - cents);
      assert.equal(readPrice(formatDollars(cents, language)), cents);
      assert.equal(readPrice(formatNumber(cents, language)), cents);
      assert.equal(readCount(formatNumber(cents, language)), cents);
      const rate = (cents % 100_000) / 100_000;
      const percent = readPercent(formatPercent(rate, language, 3));
      assert.ok(Math.abs(percent! / 100 - rate) < 1e-12);
    }),
  );
});

test('a sign that no number has makes it unreadable wherever it stands', () => {
  const sign = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((one) => !/[\d０-９\s.,'’$%+−\-kK]/u.test(one));
  fc.assert(
    fc.property(fc.nat(9_999_999), sign, fc.nat(7), (number, one, at) => {
      const text = String(number);
      const spoilt = text.slice(0, at) + one + text.slice(at);
      assert.deepEqual(new Set(readers.map((read) => read(spoilt))), new Set([null]), spoilt);
    }),
  );
});

test('a cell in the E notation of Excel has all its digits or none', () => {
  for (const [cell, written] of [
    ['5.035550100E+09', '5035550100'],
    ['5,035550100e+09', '5035550100'],
    ['1.23456789012E+11', '123456789012'],
    ['4.250005E+05', '425000.5'],
    ['5.0355501E+09', null],
    ['5.12235E+09', null],
    ['1.23457E+11', null],
    ['1E+05', null],
    ['12E4', '12E4'],
    ['', ''],
  ] as const) {
    assert.equal(withoutExponent(cell), written, cell);
  }
});
