import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '../domain/programme/default-rules.ts';
import { termsAsOf } from '../domain/programme/programme-terms.ts';
import { doubtfulFacts } from '../domain/programme/launch/facts-to-confirm.ts';
import { licenseChoice, siteFigures } from './figures.ts';

const terms = termsAsOf(defaultRules, '2026-11-21', 'v1');

test('a license number is printed once it is a real one, never a sample', () => {
  for (const [licenseNumber, printed, hasLicense] of [
    ['000000', '', 'no'],
    ['0', '', 'no'],
    ['ML-12345', 'ML-12345', 'yes'],
  ] as const) {
    const figures = siteFigures({ ...terms, licenseNumber }, 'en');
    assert.equal(figures.license, printed);
    assert.equal(licenseChoice(figures).hasLicense, hasLicense);
  }
});

test('no figure of the offer is printed as more than it is', () => {
  const exact = {
    grantRate: 0.0325,
    commissionLicensedRate: 0.0275,
    commissionOtherDollars: 499.99,
  };
  const ranges = { savingsRangeLow: 0.155, loanRateLow: 0.0725, rating: 4.96 };
  const figures = siteFigures({ ...terms, ...exact, ...ranges }, 'en');
  assert.equal(figures.grantRate, '3.25%');
  assert.equal(figures.commissionRate, '2.75%');
  assert.equal(figures.commissionFlat, '$499.99');
  assert.equal(figures.savingsLow, '15.5');
  assert.equal(figures.loanRateLow, '7.25');
  assert.equal(figures.rating, '4.96');
});

test('more states than are marketed are claimed only while the list bears it out', () => {
  const claims = (marketedStates: number) =>
    (['en', 'es', 'pt'] as const).map(
      (language) => siteFigures({ ...terms, marketedStates }, language).stateCountAlone,
    );
  assert.deepEqual(claims(32), ['32+', 'Más de 32', 'Mais de 32']);
  assert.deepEqual(claims(50), ['42', '42', '42']);
});

test('the year without the credit is that of the day after its end', () => {
  for (const [taxCreditBasisEnds, year] of [
    ['2025-12-31', '2026'],
    ['2026-06-30', '2026'],
    [null, ''],
  ] as const) {
    assert.equal(siteFigures({ ...terms, taxCreditBasisEnds }, 'es').creditEndedYear, year);
  }
});

test('while nothing is confirmed no figure of the offer goes to a page or its data', () => {
  const withheld = doubtfulFacts.map(({ id }) => id);
  for (const language of ['en', 'es', 'pt'] as const) {
    const figures = Object.entries(siteFigures({ ...terms, withheld }, language));
    const told = figures.filter(([, text]) => /\d/.test(text)).map(([name]) => name);
    // The years that an estimate adds up are part of its own words.
    assert.deepEqual(told, ['lifetimeYears']);
  }
});

test('up to which price the whole grant is there follows from its share and its cap', () => {
  const coversTo = (changes: Partial<typeof terms>) =>
    siteFigures({ ...terms, ...changes }, 'en').grantCoversTo;
  assert.equal(coversTo({}), '$371,000');
  assert.equal(coversTo({ grantCap: 14_000 }), '$400,000');
  assert.equal(coversTo({ grantRate: 0.05 }), '$260,000');
  assert.equal(coversTo({ withheld: ['grant-source'] }), '');
});
