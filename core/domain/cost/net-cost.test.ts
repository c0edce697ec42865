import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules } from '../default-rules.ts';
import { roundHalfUp } from '../money.ts';
import { monthlyPayment } from './mortgage-payment.ts';
import { monthlyCost, netCostOf, type NetCost } from './net-cost.ts';
import { termsAsOf } from '../programme-terms.ts';
import { calculateSavings } from '../savings.ts';
import { stateEnergy } from '../state-energy.ts';
import { stateCodes, type StateCode } from '../us-states.ts';

const terms = termsAsOf(defaultRules, '2026-11-20', 'test');
const goldenRates = [5, 5.5, 6, 6.5, 7];

/**
 * A home of $500,000 with a bill of $350, at the median cost of the state (else $3.62), at $2.58 or
 * at $4.50 a watt. Computed apart from the product with sixty decimal digits from the same published
 * figures: state, cost a watt, system, financed, saving, low saving, the total a month with its
 * annual percentage rate at each of the rates, and the rate at which it breaks even with the saving
 * and with the low one ("-" where even 0 % costs more).
 */
const golden = `
AZ 3.13 41003 41721 297 211 243@5.88 256@6.37 269@6.86 282@7.35 296@7.84 7.02 3.70
CA 3.34 21710 22090 297 189 129@5.88 135@6.37 142@6.86 150@7.35 157@7.84 15.43 9.08
CA 2.58 16770 17063 297 189 99@5.88 105@6.37 110@6.86 116@7.35 121@7.84 20.29 12.43
CO 3.62 47784 48620 297 297 283@5.88 298@6.37 313@6.86 329@7.35 345@7.84 5.46 5.46
DE 4.50 65250 66392 297 297 386@5.88 407@6.37 428@6.86 450@7.35 472@7.84 2.63 2.63
FL 3.14 47728 48563 296 296 283@5.88 298@6.37 313@6.86 329@7.35 345@7.84 5.44 5.44
GA 4.50 73800 75092 297 230 437@5.88 460@6.37 484@6.86 508@7.35 533@7.84 1.61 -
IN 2.58 41280 42002 296 186 244@5.88 257@6.37 271@6.86 284@7.35 298@7.84 6.91 2.55
LA 3.62 65884 67037 297 217 390@5.88 411@6.37 432@6.86 454@7.35 476@7.84 2.55 0.02
MD 3.95 47795 48631 297 297 283@5.88 298@6.37 313@6.86 329@7.35 345@7.84 5.46 5.46
MA 3.37 30667 31204 294 294 182@5.88 191@6.37 201@6.86 211@7.35 222@7.84 10.26 10.26
MI 3.62 47060 47884 297 189 279@5.88 293@6.37 309@6.86 324@7.35 340@7.84 5.61 1.59
NE 4.50 86400 87912 297 297 512@5.88 539@6.37 567@6.86 595@7.35 624@7.84 0.35 0.35
NV 4.50 69300 70513 296 231 410@5.88 432@6.37 455@6.86 477@7.35 501@7.84 2.10 0.11
NH 2.58 27348 27827 297 234 162@5.88 171@6.37 179@6.86 188@7.35 198@7.84 11.91 8.87
NJ 3.74 41888 42621 295 295 248@5.88 261@6.37 275@6.86 289@7.35 303@7.84 6.72 6.72
NY 3.87 37926 38590 296 296 225@5.88 236@6.37 249@6.86 261@7.35 274@7.84 7.83 7.83
OR 4.50 90000 91575 297 297 533@5.88 561@6.37 590@6.86 620@7.35 651@7.84 0.03 0.03
PA 2.58 34314 34914 296 296 203@5.88 214@6.37 225@6.86 236@7.35 248@7.84 8.97 8.97
TX 4.04 60600 61661 296 243 359@5.88 378@6.37 397@6.86 418@7.35 438@7.84 3.24 1.58
VT 4.50 54900 55861 296 185 325@5.88 342@6.37 360@6.86 378@7.35 397@7.84 4.12 0.19
WA 3.04 64448 65576 297 297 382@5.88 402@6.37 423@6.86 444@7.35 466@7.84 2.74 2.74
WA 4.50 95400 97070 297 297 565@5.88 595@6.37 626@6.86 657@7.35 690@7.84 - -
WV 2.58 48246 49090 297 164 286@5.88 301@6.37 316@6.86 332@7.35 349@7.84 5.37 0.26
WI 3.85 54285 55235 296 296 321@5.88 338@6.37 356@6.86 374@7.35 392@7.84 4.23 4.23
DC 3.62 38010 38675 297 297 225@5.88 237@6.37 249@6.86 262@7.35 275@7.84 7.84 7.84
`;

const home = (propertyState: StateCode) => ({
  homePrice: 500_000,
  electricBill: 350,
  propertyState,
});

test('states, costs a watt and rates come out as computed apart', () => {
  for (const row of golden.trim().split('\n')) {
    const [state, costPerWatt, ...expected] = row.split(' ') as [StateCode, string, ...string[]];
    const energy = { ...stateEnergy[state], costPerWatt: Number(costPerWatt) };
    const result = calculateSavings(home(state), terms, energy);
    const { solarCost, monthlySavings, monthlySavingsLow } = result;
    const { financed, breakEvenRate, breakEvenRateLow } = result.netCost!;
    const totals = goldenRates.map((rate) => {
      const { total, apr } = monthlyCost(solarCost, rate, terms);
      return `${total}@${apr.toFixed(2)}`;
    });
    const rateText = (rate: number | null) => rate?.toFixed(2) ?? '-';
    assert.deepEqual(
      [
        solarCost,
        financed,
        monthlySavings,
        monthlySavingsLow,
        ...totals,
        rateText(breakEvenRate),
        rateText(breakEvenRateLow),
      ].join(' '),
      expected.join(' '),
      `${state} at $${costPerWatt}`,
    );
  }
});

test('a cost a month tells its parts, and the yearly rate that they come to', () => {
  // 60,600 dollars with 1.75 % up front are 61,660.50: 331.01 a month at 5 %, and 27.78 of insurance.
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

/** The unrounded cost a month, written out once more. */
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
  for (const state of outside) {
    const result = calculateSavings(home(state), terms);
    const { programCovers, educationEarnings, taxCredit, totalBenefit, netCost } = result;
    assert.deepEqual(
      [programCovers, educationEarnings, taxCredit, totalBenefit, netCost],
      [false, 0, 0, 0, null],
      state,
    );
    assert.ok(result.solarCost > 0 && result.monthlySavings > 0, state);
  }
  assert.equal(calculateSavings(home('TX'), terms).programCovers, true);
});
