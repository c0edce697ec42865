import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '../domain/language.ts';
import {
  formatCents,
  formatCompactDollars,
  formatDate,
  formatDollars,
  formatNumber,
  formatExactDollars,
  formatPercent,
  formatRate,
  formatPeriod,
  formatScore,
  formatScoreRange,
  capitalizeFirst,
  lowerFirst,
} from './format.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const inAll = (format: (language: (typeof languages)[number]) => string): string[] =>
  languages.map((language) => plain(format(language)));

test('a rate of whole hundredths is printed as it is, whatever its binary fraction', () => {
  for (let points = 0; points <= 10_000; points += 1) {
    assert.equal(formatRate(points / 10_000, 'en'), `${points / 100}%`);
  }
});

test('writes amounts and rates as people of each language do', () => {
  type Language = (typeof languages)[number];
  const cases: [format: (language: Language) => string, texts: string[]][] = [
    [(language) => formatDollars(13_000, language), ['$13,000', '$13,000', 'US$ 13.000']],
    [(language) => formatDollars(0, language), ['$0', '$0', 'US$ 0']],
    [(language) => formatCents(123_450, language), ['$1,234.50', '$1,234.50', 'US$ 1.234,50']],
    [(language) => formatNumber(4.9, language, 1), ['4.9', '4.9', '4,9']],
    [(language) => formatNumber(1_234_567.8, language), ['1,234,568', '1,234,568', '1.234.568']],
    [(language) => formatPercent(0.035, language), ['3.5%', '3.5%', '3,5%']],
    [(language) => formatPercent(0.3, language), ['30%', '30%', '30%']],
    [(language) => formatRate(0.0275, language), ['2.75%', '2.75%', '2,75%']],
    [(language) => formatRate(0.03339, language), ['3.33%', '3.33%', '3,33%']],
    [(language) => formatExactDollars(500, language), ['$500', '$500', 'US$ 500']],
    [(language) => formatExactDollars(499.99, language), ['$499.99', '$499.99', 'US$ 499,99']],
    [(language) => formatCompactDollars(13_250, language), ['$13.2K', '$13.2 mil', 'US$ 13,2 mil']],
    [
      (language) => formatCompactDollars(2_800_000, language),
      ['$2.8M', '$2.8 millones', 'US$ 2,8 milhões'],
    ],
    [
      (language) => formatCompactDollars(12_000_000, language),
      ['$12M', '$12 millones', 'US$ 12 milhões'],
    ],
    [
      (language) => formatCompactDollars(10_000_000, language),
      ['$10M', '$10 millones', 'US$ 10 milhões'],
    ],
  ];
  for (const [format, texts] of cases) {
    assert.deepEqual(inAll(format), texts);
  }
  for (const language of languages) {
    assert.doesNotMatch(formatCompactDollars(2_800_000, language), / /);
  }
});

test('a time span is a year or reads from month to month', () => {
  assert.deepEqual(
    inAll((language) => formatPeriod('2025', language)),
    ['2025', '2025', '2025'],
  );
  assert.deepEqual(
    inAll((language) => formatPeriod('2026-01/2026-07', language).replaceAll(/\s*–\s*/g, '–')),
    ['January–July 2026', 'enero–julio de 2026', 'janeiro–julho de 2026'],
  );
});

test('hours on their own begin with a capital, scores are printed with a dash', () => {
  assert.equal(capitalizeFirst('de lunes a viernes', 'es'), 'De lunes a viernes');
  assert.equal(capitalizeFirst('às 8h', 'pt'), 'Às 8h');
  assert.equal(capitalizeFirst('Mon-Fri', 'en'), 'Mon-Fri');
  const asRead = languages.map((language) =>
    ['Below 580', '580-619', '740+'].map((range) => formatScoreRange(range, language)),
  );
  assert.deepEqual(asRead, [
    ['Below 580', '580–619', '740+'],
    ['Menos de 580', '580–619', '740+'],
    ['Abaixo de 580', '580–619', '740+'],
  ]);
  assert.equal(formatScore(300, 'en'), 'Below 580');
  assert.equal(lowerFirst(formatScore(300, 'es')), 'menos de 580');
  assert.equal(formatScore(660, 'pt'), '660–699');
  assert.equal(formatScore(655, 'es'), '655');
});

test('a bare day is that day in every zone, an instant is the day of the zone', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland', 'UTC']) {
    assert.equal(formatDate('2026-11-20', 'en', zone), 'Nov 20, 2026');
  }
  assert.equal(formatDate('2026-11-20T02:00:00Z', 'en', 'America/Los_Angeles'), 'Nov 19, 2026');
  assert.equal(
    formatDate(new Date('2026-11-20T02:00:00Z'), 'en', 'UTC', 'long'),
    'November 20,\u00a02026',
  );
  assert.equal(
    plain(formatDate('2026-11-20T02:00:00Z', 'en', 'America/Los_Angeles', 'dateTime')),
    'Nov 19, 2026, 6:00 PM PST',
  );
  assert.equal(
    formatDate('2026-11-20', 'es', 'UTC', 'long').replaceAll('\u00a0', '_'),
    '20_de_noviembre de_2026',
  );
  assert.equal(
    formatDate('2026-12-01', 'pt', 'UTC', 'long').replaceAll('\u00a0', '_'),
    '1º_de_dezembro de_2026',
  );
  assert.equal(formatDate('2026-12-01', 'pt', 'UTC'), '1º de dez. de 2026');
  assert.equal(formatDate('2026-12-11', 'pt', 'UTC'), '11 de dez. de 2026');
});

test('an unreadable date says so', () => {
  assert.deepEqual(
    inAll((language) => formatDate('nonsense', language, 'UTC')),
    ['Invalid date', 'Fecha no válida', 'Data inválida'],
  );
  assert.equal(formatDate(new Date(NaN), 'en', 'UTC'), 'Invalid date');
});

test('whole dollars keep every digit', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom(...languages), (dollars, language) => {
      assert.equal(formatDollars(dollars, language).replace(/\D/g, ''), String(dollars));
    }),
  );
});
