import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules } from '../../programme/default-rules.ts';
import { roundHalfUp } from '../../money.ts';
import { monthlyPayment } from './mortgage-payment.ts';
import { monthlyCost, netCostOf, type NetCost } from './net-cost.ts';
import { termsAsOf } from '../../programme/programme-terms.ts';
import { calculateSavings } from '../savings.ts';
import { stateEnergy } from '../state-energy.ts';
import { stateCodes, type StateCode } from '../../us-states.ts';

const terms = termsAsOf(defaultRules, '2026-11-20', 'test');
const home = (propertyState: StateCode) => ({
  homePrice: 500_000,
  electricBill: 350,
  propertyState,
});

test('a cost a month tells its parts, and the yearly rate that they come to', () => {
  // 60,600 dollars and 1.75 % up front are 61,660.50: 331.01 a month at 5 %, 27.78 of insurance.
  const cost = calculateSavings(home('TX'), terms).netCost!;
  assert.equal(cost.financed, 61_661);
  assert.deepEqual(cost.monthlyAt[0], { rate: 5, payment: 331, mip: 28, total: 359, apr: 5.88 });
  assert.deepEqual(
    cost.monthlyAt.map(({ rate }) => rate),
    [5, 6, 7],
  );
});

test('nothing is said of a cost where nothing is financed', () => {
  const nothing = { solarCost: 0, monthlySavings: 0, monthlySavingsLow: 0 };
  assert.equal(netCostOf(nothing, terms), null);
  assert.equal(calculateSavings({ ...home('TX'), electricBill: 0 }, terms).netCost, null);
});

test('no rate is named where even a loan without interest costs more than it saves', () => {
  const system = { solarCost: 36_000, monthlySavings: 200, monthlySavingsLow: 50 };
  const { breakEvenRate, breakEvenRateLow } = netCostOf(system, terms)!;
  assert.ok(breakEvenRate !== null && breakEvenRate > 0);
  assert.equal(breakEvenRateLow, null);
  // Without premiums it costs 100 dollars a month at 0 %, and that is a rate.
  const free = { mortgageInsuranceUpfrontRate: 0, mortgageInsuranceAnnualRate: 0 };
  const even = netCostOf({ ...system, monthlySavings: 100, monthlySavingsLow: 99 }, free)!;
  assert.deepEqual([even.breakEvenRate, even.breakEvenRateLow], [0, null]);
});

const systems = fc.record({
  solarCost: fc.integer({ min: 1, max: 200_000 }),
  monthlySavings: fc.integer({ min: 0, max: 2000 }),
});

/** The unrounded monthly cost, computed independently. */
function totalOf(cost: number, rate: number): number {
  const principal = cost * 1.0175;
  return monthlyPayment({ principal, annualRate: rate / 100, years: 30 }) + (cost * 0.0055) / 12;
}

test('at the rate of breaking even the cost is the saving, and a hundredth more costs more', () => {
  fc.assert(
    fc.property(systems, ({ solarCost, monthlySavings }) => {
      const system = { solarCost, monthlySavings, monthlySavingsLow: monthlySavings };
      const { breakEvenRate: rate, breakEvenRateLow } = netCostOf(system, terms)!;
      assert.equal(rate, breakEvenRateLow);
      if (rate === null) {
        assert.ok(totalOf(solarCost, 0) > monthlySavings);
        return;
      }
      assert.ok(totalOf(solarCost, rate) <= monthlySavings + 1e-6, `${rate}`);
      assert.ok(totalOf(solarCost, rate + 0.01) > monthlySavings - 1e-6, `${rate}`);
    }),
  );
});

test('the rate is no higher for what costs more, and no lower for what saves more', () => {
  const rank = (rate: number | null) => rate ?? -1;
  fc.assert(
    fc.property(systems, fc.nat(50_000), fc.nat(500), (system, dearer, better) => {
      const rateOf = (solarCost: number, monthlySavings: number) =>
        rank(
          netCostOf({ solarCost, monthlySavings, monthlySavingsLow: monthlySavings }, terms)!
            .breakEvenRate,
        );
      const { solarCost, monthlySavings } = system;
      const rate = rateOf(solarCost, monthlySavings);
      assert.ok(rateOf(solarCost + dearer, monthlySavings) <= rate);
      assert.ok(rateOf(solarCost, monthlySavings + better) >= rate);
    }),
  );
});

test('of homes alike, dearer electricity and more sun never make it dearer, a dearer watt always', () => {
  const states = fc.constantFrom(...terms.eligibleStates);
  const share = fc.integer({ min: 1, max: 40 }).map((percent) => 1 + percent / 100);
  const perDollar = ({
    netCost,
    monthlySavings,
  }: {
    netCost: NetCost | null;
    monthlySavings: number;
  }) => netCost!.monthlyAt[1]!.total / monthlySavings;
  fc.assert(
    fc.property(states, share, (state, more) => {
      const energy = stateEnergy[state];
      // A large home and bill, so that whole dollars and tenths of a kilowatt decide little.
      const large = { homePrice: 5_000_000, electricBill: 2000, propertyState: state };
      const of = (change: Partial<typeof energy>) =>
        perDollar(calculateSavings(large, { ...terms, maxKw: 1000 }, { ...energy, ...change }));
      const now = of({});
      const slack = 0.01;
      assert.ok(of({ priceCentsPerKwh: energy.priceCentsPerKwh * more }) <= now + slack);
      assert.ok(of({ yieldKwhPerKw: energy.yieldKwhPerKw * more }) <= now + slack);
      assert.ok(of({ costPerWatt: (energy.costPerWatt ?? 3.62) * more }) >= now - slack);
    }),
  );
});

test('a higher rate never costs less, and its yearly rate is never lower', () => {
  const rates = fc.tuple(fc.integer({ min: 0, max: 2500 }), fc.nat(500));
  fc.assert(
    fc.property(systems, rates, ({ solarCost }, [points, more]) => {
      const now = monthlyCost(solarCost, points / 100, terms);
      const later = monthlyCost(solarCost, (points + more) / 100, terms);
      assert.ok(later.total >= now.total && later.apr >= now.apr);
      assert.ok(now.apr >= now.rate);
      assert.ok(Math.abs(now.payment + now.mip - now.total) <= 1);
      assert.equal(now.total, roundHalfUp(totalOf(solarCost, points / 100)));
    }),
  );
});

test('outside the programme there is no grant, no credit and nothing financed', () => {
  const outside = stateCodes.filter((code) => !terms.eligibleStates.includes(code));
  assert.equal(outside.length, 8);
  const texas = home('TX');
  const price = { ...texas, homePrice: 149_999 };
  const cases = [
    ...outside.map((state) => [['state'], home(state)] as const),
    [['credit'], { ...texas, creditScore: 'Below 580' }],
    [['credit'], { ...texas, creditScore: 579 }],
    [['homePrice'], price],
    [['state', 'credit'], { ...home('HI'), creditScore: 300 }],
  ] as const;
  for (const [unmet, asked] of cases) {
    const result = calculateSavings(asked, terms);
    const { programCovers, educationEarnings, taxCredit, totalBenefit, netCost } = result;
    const where = JSON.stringify(asked);
    assert.deepEqual(
      [programCovers, educationEarnings, taxCredit, totalBenefit, netCost, result.unmet],
      [false, 0, 0, 0, null, unmet],
      where,
    );
    assert.ok(result.solarCost > 0 && result.monthlySavings > 0, where);
    const { systemKw, solarCost, monthlySavings, monthlySavingsLow } = calculateSavings(asked, {
      ...terms,
      eligibleStates: stateCodes,
      minCreditScore: 0,
      minHomePrice: 0,
    });
    assert.deepEqual(
      [result.systemKw, result.solarCost, result.monthlySavings, result.monthlySavingsLow],
      [systemKw, solarCost, monthlySavings, monthlySavingsLow],
      where,
    );
  }
  for (const creditScore of [undefined, null, '', '580-619', '740+', 580, 'no range']) {
    assert.equal(calculateSavings({ ...texas, creditScore }, terms).programCovers, true);
  }
});
