import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommissionTerms, ReferralStatus } from '../commission.ts';
import { planPayout } from './payout.ts';
import {
  type ExplainedLine,
  moneyOf,
  moveByDeletion,
  moveByLead,
  moveByPrice,
  moveByRate,
  takenBack,
} from './referral-move.ts';
import {
  adjustedByStaff,
  approvedByStaff,
  isRefusal,
  reopenedByStaff,
  voidedByStaff,
} from './staff-move.ts';

const licensed = { isLicensedRealtor: true, commissionRate: 0.03 };
const flat = { isLicensedRealtor: false, commissionRate: 500 };

test('qualified again after a void accrues by the rate of then; a price moves by the rate it accrued with', () => {
  let status: ReferralStatus = 'pending';
  const lines: ExplainedLine[] = [];
  const reach = (terms: CommissionTerms, leadStatus: string, homePrice = 400_000) => {
    const move = moveByLead(moneyOf(status, lines), { leadStatus, homePrice }, terms);
    status = move?.to ?? status;
    lines.push(...(move?.lines ?? []));
    return moneyOf(status, lines).earnedCents;
  };
  assert.equal(reach(licensed, 'Qualified'), 1_200_000);
  assert.equal(reach(flat, 'Approved', 500_000), 1_500_000, 'three percent as when it qualified');
  assert.equal(reach(flat, 'Denied'), 0);
  assert.equal(reach(flat, 'Closed Won'), 0);
  assert.equal(reach(flat, 'Qualified'), 50_000);
  assert.deepEqual(
    lines.map(({ kind, amountCents }) => [kind, amountCents]),
    [
      ['accrual', 1_200_000],
      ['adjustment', 300_000],
      ['void', -1_500_000],
      ['accrual', 50_000],
    ],
  );
});

test('before an approval the amount follows the price at closing, and the line says so', () => {
  const { lines } = moveByLead(
    moneyOf('pending', []),
    { leadStatus: 'Closed', homePrice: 400_000 },
    licensed,
  )!;
  const movedFrom = (status: ReferralStatus, price: number) =>
    moveByPrice(moneyOf(status, lines), price, 'closing')?.lines.map(
      ({ kind, cause, amountCents }) => [kind, cause, amountCents],
    );
  assert.deepEqual(movedFrom('qualified', 412_345), [['adjustment', 'closing', 37_035]]);
  assert.equal(movedFrom('qualified', 400_000), undefined, 'the price it was estimated with');
  for (const status of ['pending', 'approved', 'paid', 'void'] as const) {
    assert.equal(movedFrom(status, 412_345), undefined, status);
  }
});

test('an estimate that is moved to another rate has the price of now and keeps its correction', () => {
  const { lines } = moveByLead(
    moneyOf('pending', []),
    { leadStatus: 'Qualified', homePrice: 400_000 },
    licensed,
  )!;
  const byHand = { kind: 'adjustment', cause: 'staff', amountCents: -10_000 } as const;
  const estimate = moneyOf('qualified', [...lines, byHand]);
  const of = (terms: CommissionTerms, price = 400_000) =>
    moveByRate(estimate, terms, price)?.lines[0]?.amountCents;
  assert.equal(of({ ...licensed, commissionRate: 0.025 }), -200_000);
  assert.equal(of({ ...licensed, commissionRate: 0.025 }, 500_000), 50_000, 'the price of now');
  assert.equal(of(flat), -1_150_000);
  assert.equal(of({ ...licensed, commissionUnit: 'percent' }), undefined, 'the rate it has');
  for (const status of ['pending', 'approved', 'paid', 'void'] as const) {
    assert.equal(moveByRate(moneyOf(status, lines), flat, 400_000), null, status);
  }
  const unpriced = moveByLead(
    moneyOf('pending', []),
    { leadStatus: 'Qualified', homePrice: null },
    licensed,
  )!.lines;
  const half = { ...licensed, commissionRate: 0.015 };
  const moved = moveByRate(moneyOf('qualified', unpriced), half, null)!.lines;
  const priced = moveByPrice(moneyOf('qualified', [...unpriced, ...moved]), 400_000);
  assert.equal(priced!.lines[0]!.amountCents, 600_000, 'a later price counts at the new rate');
});

test('nothing accrues while no commissions are paid, and what was accrued can still go', () => {
  const change = { leadStatus: 'Qualified', homePrice: 400_000 };
  const off = moveByLead(moneyOf('pending', []), change, null);
  assert.deepEqual(off, { to: 'qualified', lines: [] });
  const { lines } = moveByLead(moneyOf('pending', []), change, licensed)!;
  const denied = moveByLead(moneyOf('qualified', lines), { ...change, leadStatus: 'Denied' }, null);
  assert.equal(denied!.lines[0]!.amountCents, -1_200_000);
});

test('an approval that is taken back leaves an estimate of the price of now, with what staff corrected', () => {
  const { lines } = moveByLead(
    moneyOf('pending', []),
    { leadStatus: 'Qualified', homePrice: 400_000 },
    licensed,
  )!;
  const earns = (homePrice: number | null, more: readonly ExplainedLine[] = []) => {
    const stood = [...lines, ...more];
    const move = reopenedByStaff(moneyOf('approved', stood), homePrice);
    assert.ok(!isRefusal(move));
    assert.equal(move.to, 'qualified');
    return moneyOf(move.to, [...stood, ...move.lines]).earnedCents;
  };
  assert.equal(earns(500_000), 1_500_000);
  assert.equal(earns(400_000), 1_200_000);
  assert.equal(earns(null), 0);
  const byHand = { kind: 'adjustment', cause: 'staff', amountCents: -50_000 } as const;
  assert.equal(earns(500_000, [byHand]), 1_450_000);
});

test('an estimate follows the price while nothing is paid, and what came since never accrues', () => {
  const qualified = { leadStatus: 'Qualified', homePrice: 400_000 };
  const { lines } = moveByLead(moneyOf('pending', []), qualified, licensed)!;
  const fallen = moveByLead(moneyOf('qualified', lines), { homePrice: 300_000 }, null)!;
  assert.equal(moneyOf('qualified', [...lines, ...fallen.lines]).earnedCents, 900_000);
  for (const price of [400_000, null]) {
    const accrued = moveByLead(
      moneyOf('pending', []),
      { ...qualified, homePrice: price },
      licensed,
    )!;
    const lost = moveByLead(
      moneyOf('qualified', accrued.lines),
      { leadStatus: 'Denied', homePrice: price },
      null,
    )!;
    const since = [...accrued.lines, ...lost.lines];
    const again = moveByLead(moneyOf('void', since), qualified, null);
    assert.deepEqual(again, { to: 'qualified', lines: [] });
    const later = moveByLead(moneyOf('qualified', since), { homePrice: 500_000 }, licensed);
    assert.equal(later, null, `not afterwards either, first priced ${price}`);
  }
});

test("an undone move restores the rate and staff's corrections", () => {
  const accrual = moveByLead(
    moneyOf('pending', []),
    { leadStatus: 'Qualified', homePrice: 400_000 },
    licensed,
  )!;
  const lines: ExplainedLine[] = [...accrual.lines];
  const adjusted = adjustedByStaff(moneyOf('qualified', lines), -100_000);
  assert.ok(!isRefusal(adjusted));
  lines.push(...adjusted.lines);
  lines.push(...moveByDeletion(moneyOf('qualified', lines))!.lines);
  assert.equal(moneyOf('void', lines).earnedCents, 0);
  const move = { from: 'qualified', to: 'void', hasTaken: true } as const;
  const back = takenBack(moneyOf('void', lines), move, 400_000, 'restoration')!;
  assert.equal(back.to, 'qualified');
  assert.equal(moneyOf(back.to, [...lines, ...back.lines]).earnedCents, 1_100_000);
  const decided = moneyOf('approved', lines);
  assert.equal(takenBack(decided, move, 400_000, 'undo'), null, 'staff decided meanwhile');
});

test('an accrual that was already void when it was taken back does not return', () => {
  const qualify = { leadStatus: 'Qualified', homePrice: 400_000 };
  const lines: ExplainedLine[] = [...moveByLead(moneyOf('pending', []), qualify, licensed)!.lines];
  const deny = { ...qualify, leadStatus: 'Denied' };
  lines.push(...moveByLead(moneyOf('qualified', lines), deny, licensed)!.lines);
  assert.deepEqual(moveByLead(moneyOf('void', lines), qualify, null)!.lines, []);
  assert.deepEqual(moveByDeletion(moneyOf('qualified', lines))!.lines, [], 'nothing to take');
  const nothing = { from: 'qualified', to: 'void', hasTaken: false } as const;
  for (const cause of ['undo', 'restoration'] as const) {
    assert.deepEqual(takenBack(moneyOf('void', lines), nothing, 400_000, cause), {
      to: 'qualified',
      lines: [],
    });
  }
  const added = adjustedByStaff(moneyOf('qualified', lines), 5_000);
  assert.ok(!isRefusal(added));
  lines.push(...added.lines);
  lines.push(...moveByDeletion(moneyOf('qualified', lines))!.lines);
  const taken = { ...nothing, hasTaken: true };
  const back = takenBack(moneyOf('void', lines), taken, 400_000, 'restoration')!;
  assert.deepEqual(
    back.lines.map(({ kind, amountCents }) => [kind, amountCents]),
    [['adjustment', 5_000]],
    'what staff added while nothing accrued, and no accrual of before',
  );
});

test('a payout sets off what was paid too much, and waits while that is more', () => {
  const due = { referralId: 1, dueCents: 100_000 };
  const over = { lineId: 7, referralId: 2, amountCents: -20_000 };
  assert.deepEqual(planPayout([due], [over]), {
    totalCents: 80_000,
    payments: [{ referralId: 1, paidCents: 80_000 }],
    corrected: [],
  });
  assert.equal(planPayout([due], [{ ...over, amountCents: -100_000 }]), null);
  assert.equal(planPayout([], []), null);
  assert.deepEqual(planPayout([due], [{ ...over, amountCents: 5_000 }]), {
    totalCents: 105_000,
    payments: [{ referralId: 1, paidCents: 100_000 }],
    corrected: [{ lineId: 7, paidCents: 5_000 }],
  });
});

test('staff adjust an open amount, never below zero, and approve amounts above zero', () => {
  const lines = [{ kind: 'accrual', cause: 'status', amountCents: 50_000 }] as const;
  assert.deepEqual(adjustedByStaff(moneyOf('paid', lines), -50_001), {
    reason: 'below',
    earnedCents: 50_000,
  });
  for (const status of ['pending', 'void'] as const) {
    assert.deepEqual(adjustedByStaff(moneyOf(status, []), 1), { reason: 'status', status });
  }
  assert.deepEqual(approvedByStaff(moneyOf('qualified', [])), { reason: 'nothing' });
  assert.deepEqual(voidedByStaff(moneyOf('paid', lines)), { reason: 'status', status: 'paid' });
});
