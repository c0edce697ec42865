import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules } from '../programme/default-rules.ts';
import { roundHalfUp } from '../money.ts';
import { electricBillOptions, homePriceOptions } from '../options.ts';
import { termsAsOf } from '../programme/programme-terms.ts';
import { calculateSavings, type SavingsLimit, type SavingsResult } from './savings.ts';
import { stateEnergy } from './state-energy.ts';
import { type StateCode, stateCodes } from '../us-states.ts';

const terms = termsAsOf(defaultRules, '2026-11-20', 'test');

const estimate = (homePrice: number, electricBill: number, propertyState: StateCode) =>
  calculateSavings({ homePrice, electricBill, propertyState }, terms);

type Case = readonly [number, number, StateCode, ...(number | SavingsLimit)[]];
const workedCases: readonly Case[] = [
  [500_000, 350, 'TX', 15.0, 60_600, 18_180, 13_000, 31_180, 296, 3552, 88_800, 243, 'offset'],
  [500_000, 350, 'CA', 6.5, 21_710, 6513, 13_000, 19_513, 297, 3564, 89_100, 189, 'offset'],
  [150_000, 350, 'WA', 9.8, 29_792, 8938, 5250, 14_188, 137, 1644, 41_100, 137, 'home_value'],
  [900_000, 600, 'KY', 25.0, 90_500, 27_150, 13_000, 40_150, 399, 4788, 119_700, 266, 'max_kw'],
  [275_000, 250, 'GA', 11.7, 42_354, 12_706, 9625, 22_331, 212, 2544, 63_600, 164, 'offset'],
  [425_000, 350, 'DC', 10.5, 38_010, 11_403, 13_000, 24_403, 297, 3564, 89_100, 297, 'offset'],
];

test('the six worked cases come out to the dollar', () => {
  for (const [homePrice, electricBill, propertyState, ...expected] of workedCases) {
    const r = estimate(homePrice, electricBill, propertyState);
    assert.deepEqual(
      [
        r.systemKw,
        r.solarCost,
        r.taxCredit,
        r.educationEarnings,
        r.totalBenefit,
        r.monthlySavings,
        r.annualSavings,
        r.lifetimeSavings,
        r.monthlySavingsLow,
        r.limitedBy,
      ],
      expected,
      propertyState,
    );
  }
});

const figures = [
  'solarCost',
  'taxCredit',
  'educationEarnings',
  'monthlySavings',
  'annualSavings',
  'lifetimeSavings',
  'totalBenefit',
  'monthlySavingsLow',
  'annualKwh',
  'offsetPct',
] as const;

const checkBounds = (r: SavingsResult, homePrice: number, electricBill: number): void => {
  const credit = r.programCovers ? Math.floor(0.3 * r.solarCost + 0.5 + 1e-9) : 0;
  const isWithin =
    figures.every((figure) => Number.isInteger(r[figure]) && r[figure] >= 0) &&
    Number.isInteger(Math.round(r.systemKw * 1e6) / 1e5) &&
    r.systemKw >= 0 &&
    r.systemKw <= 25 &&
    r.solarCost <= Math.floor(0.2 * homePrice + 1e-9) &&
    r.taxCredit === credit &&
    (r.netCost === null) === (!r.programCovers || r.solarCost === 0) &&
    r.educationEarnings <= 13_000 &&
    r.totalBenefit === r.taxCredit + r.educationEarnings &&
    r.annualSavings === 12 * r.monthlySavings &&
    r.lifetimeSavings === 25 * 12 * r.monthlySavings &&
    r.monthlySavingsLow <= r.monthlySavings &&
    r.monthlySavings <= roundHalfUp(0.85 * electricBill) &&
    r.offsetPct <= 85;
  // Thousands of results are checked: only a wrong one is printed.
  assert.ok(isWithin, isWithin ? '' : `${homePrice} ${electricBill} ${JSON.stringify(r)}`);
};

const notBelow = (larger: SavingsResult, smaller: SavingsResult | undefined): void => {
  if (!smaller) {
    return;
  }
  const fallen = ([...figures, 'systemKw'] as const).find((one) => larger[one] < smaller[one]);
  assert.equal(fallen, undefined);
};

test('every combination on offer keeps the bounds, and no figure falls as price or bill rises', () => {
  for (const propertyState of stateCodes) {
    const cheaper = new Map<number, SavingsResult>();
    for (const homePrice of homePriceOptions) {
      let smallerBill: SavingsResult | undefined;
      for (const electricBill of electricBillOptions) {
        const result = estimate(homePrice, electricBill, propertyState);
        checkBounds(result, homePrice, electricBill);
        notBelow(result, cheaper.get(electricBill));
        // A larger bill raises the use the same system is measured against, so the offset alone may
        // fall.
        notBelow(
          { ...result, offsetPct: Math.max(result.offsetPct, smallerBill?.offsetPct ?? 0) },
          smallerBill,
        );
        cheaper.set(electricBill, result);
        smallerBill = result;
      }
    }
  }
});

test('any price and bill a person can type keep the bounds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom(...stateCodes),
      (homePrice, electricBill, propertyState) => {
        checkBounds(estimate(homePrice, electricBill, propertyState), homePrice, electricBill);
      },
    ),
  );
});

test('a rate of 0 works everywhere', () => {
  const input = { homePrice: 500_000, electricBill: 350, propertyState: 'TX' } as const;
  const noCredit = calculateSavings(input, { ...terms, taxCreditRate: 0 });
  assert.deepEqual([noCredit.taxCredit, noCredit.totalBenefit], [0, 13_000]);
  const noGrant = calculateSavings(input, { ...terms, grantRate: 0 });
  assert.deepEqual([noGrant.educationEarnings, noGrant.totalBenefit], [0, 18_180]);
  for (const change of [{ solarCapRate: 0 }, { offsetTarget: 0 }, { maxKw: 0 }]) {
    const nothing = calculateSavings(input, { ...terms, ...change });
    assert.deepEqual(
      [nothing.systemKw, nothing.solarCost, nothing.monthlySavings, nothing.totalBenefit],
      [0, 0, 0, 13_000],
    );
  }
  assert.equal(calculateSavings({ ...input, electricBill: 0 }, terms).offsetPct, 0);
  const free = calculateSavings(
    input,
    { ...terms, defaultCostPerWatt: 0 },
    { ...stateEnergy.TX, costPerWatt: null },
  );
  assert.deepEqual([free.solarCost, free.limitedBy], [0, 'offset']);
});

test('where no low factor is published there is no low figure', () => {
  const hawaii = estimate(500_000, 350, 'HI');
  assert.equal(hawaii.lowFactorKnown, false);
  assert.equal(hawaii.monthlySavingsLow, hawaii.monthlySavings);
  assert.equal(estimate(500_000, 350, 'TX').lowFactorKnown, true);
});

test('the result lists the sources of its figures', () => {
  const { assumptions, termsVersion } = estimate(500_000, 350, 'DC');
  assert.equal(termsVersion, 'test');
  assert.deepEqual([assumptions.costPerWatt, assumptions.isDefaultCost], [3.62, true]);
  assert.deepEqual(
    assumptions.sources.map((source) => source.id),
    ['eia-epm-2026-07', 'pvwatts-v8-2026-02-proxy', 'dsire-dgen-2026'],
  );
  assert.equal(assumptions.sources[1]?.points, 'Rockville (Maryland)');
});
