import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReferralStatus } from '../commission.ts';
import { movedByUnmerging, takenByMerge } from './merge-move.ts';
import { type ExplainedLine, moneyOf, moveByLead } from './referral-move.ts';

const licensed = { isLicensedRealtor: true, commissionRate: 0.03 };
const qualified = { leadStatus: 'Qualified', homePrice: 400_000 };
const accrual = moveByLead(moneyOf('pending', []), qualified, licensed)!.lines;

function mergedAndBack(
  status: ReferralStatus,
  lines: readonly ExplainedLine[],
  { price = 400_000, isPrepared = false } = {},
) {
  const taken = takenByMerge(moneyOf(status, lines), isPrepared);
  const after = [...lines, ...(taken?.lines ?? [])];
  const held = moneyOf(taken?.to ?? status, after);
  // What was approved is voided, so only the correction of a payment is to be given back.
  const corrections = (taken?.lines ?? []).filter(({ kind }) => kind === 'adjustment');
  const correctedCents = corrections.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const back = movedByUnmerging(held, { status, correctedCents }, price);
  return { held, back: moneyOf(back?.to ?? held.status, [...after, ...(back?.lines ?? [])]) };
}

test('a merged referral earns nothing, and is restored unchanged', () => {
  for (const [status, lines, left] of [
    ['pending', [], 'void'],
    ['qualified', accrual, 'void'],
    ['approved', accrual, 'void'],
    ['paid', accrual, 'paid'],
    ['void', [], 'void'],
  ] as const) {
    const { held, back } = mergedAndBack(status, lines);
    assert.deepEqual([held.status, held.earnedCents], [left, 0], status);
    const { earnedCents } = moneyOf(status, lines);
    assert.deepEqual([back.status, back.earnedCents], [status, earnedCents]);
  }
});

test('an approved commission comes back at the price that was approved', () => {
  assert.equal(mergedAndBack('approved', accrual, { price: 900_000 }).back.earnedCents, 1_200_000);
});

test('what a prepared payout holds is corrected, and the correction is given back', () => {
  const { held, back } = mergedAndBack('approved', accrual, { isPrepared: true });
  assert.deepEqual([held.status, held.earnedCents], ['approved', 0]);
  assert.deepEqual([back.status, back.earnedCents], ['approved', 1_200_000]);
});

test('later staff decisions remain: an approval, a payment, a reopened commission', () => {
  for (const [was, now] of [
    ['pending', 'approved'],
    ['qualified', 'paid'],
    ['approved', 'qualified'],
    ['paid', 'void'],
  ] as const) {
    const referral = moneyOf(now, now === 'void' ? [] : accrual);
    const before = { status: was, correctedCents: was === 'paid' ? -1_200_000 : 0 };
    assert.equal(movedByUnmerging(referral, before, 400_000), null, `${was} to ${now}`);
  }
});
