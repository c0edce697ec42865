import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ClosedReferral, rehearsed } from './rehearsal.ts';

const today = { commissionLicensedRate: 0.03, commissionOtherDollars: 500 };

function closed(
  affiliateId: number,
  commissionRate: number,
  homePrice: number,
  byHandCents = 0,
): ClosedReferral {
  const isLicensedRealtor = commissionRate <= 1;
  const dollars = isLicensedRealtor ? commissionRate * homePrice : commissionRate;
  return {
    affiliateId,
    earnedCents: Math.round(dollars * 100) + byHandCents,
    computed: { isLicensedRealtor, commissionRate, homePrice },
  };
}

test('who gains, who loses, and whose own rate stays', () => {
  const lines = [
    closed(1, 0.03, 400_000),
    closed(1, 0.03, 200_000, -50_00),
    closed(2, 500, 300_000),
    closed(3, 0.025, 400_000),
  ];
  const after = { commissionLicensedRate: 0.02, commissionOtherDollars: 800 };
  assert.deepEqual(rehearsed(lines, today, after), [
    { affiliateId: 2, referrals: 1, beforeCents: 500_00, afterCents: 800_00 },
    { affiliateId: 3, referrals: 1, beforeCents: 10_000_00, afterCents: 10_000_00 },
    { affiliateId: 1, referrals: 2, beforeCents: 17_950_00, afterCents: 11_950_00 },
  ]);
});

test('nothing falls below nothing, and the rates of today change nothing', () => {
  const line = closed(1, 500, 300_000, -400_00);
  const [row] = rehearsed([line], today, { ...today, commissionOtherDollars: 0 });
  assert.equal(row!.afterCents, 0);
  const lines = fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(0.03, 0.02, 500, 750),
        fc.integer({ min: 1, max: 2_000_000 }),
      )
      .map(([id, rate, price]) => closed(id, rate, price)),
  );
  fc.assert(
    fc.property(lines, (all) => {
      const rows = rehearsed(all, today, today);
      const total = all.reduce((cents, { earnedCents }) => cents + earnedCents, 0);
      assert.equal(
        rows.reduce((cents, { beforeCents }) => cents + beforeCents, 0),
        total,
      );
      assert.ok(rows.every(({ beforeCents, afterCents }) => beforeCents === afterCents));
    }),
  );
});

test('the sum of any history equals one worked out line by line', () => {
  const cents = (dollars: number) => Math.floor(dollars * 100 + 0.5 + 1e-9);
  const one = fc.tuple(
    fc.boolean(),
    fc.integer({ min: 1, max: 2_000_000 }),
    fc.integer({ min: 0, max: 10_000 }),
  );
  fc.assert(
    fc.property(fc.array(one), fc.integer({ min: 0, max: 500 }), (history, tenths) => {
      const rate = tenths / 10_000;
      const after = { commissionLicensedRate: rate, commissionOtherDollars: tenths };
      const lines = history.map(([isLicensed, price, added]) =>
        closed(1, isLicensed ? 0.03 : 500, price, added),
      );
      const expected = history.reduce(
        (sum, [isLicensed, price, added]) =>
          sum + cents(isLicensed ? rate * price : tenths) + added,
        0,
      );
      const [row] = rehearsed(lines, today, after);
      assert.equal(row?.afterCents ?? 0, expected);
    }),
  );
});
