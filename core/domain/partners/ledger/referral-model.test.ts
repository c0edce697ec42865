import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MemoryOffice, type Referral } from '#server/testing/memory-office.ts';
import { commissionCents, type LedgerLine } from '../commission.ts';
import { leadStatuses, qualifyingStatuses, voidingStatuses } from '../../leads/lead-status.ts';
import {
  adjustedByStaff,
  approvedByStaff,
  creditedTo,
  isRefusal,
  reopenedByStaff,
  takenAway,
  voidedByStaff,
} from './staff-move.ts';
import { moneyOf, moveByDeletion, moveByLead, takenBack } from './referral-move.ts';

type Step = (office: MemoryOffice) => void;

const whichReferral = fc.nat(2);
const whereItStands = fc.constantFrom('pending' as const, 'qualified' as const, 'void' as const);
const price = fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: null, freq: 9 });
const cents = fc.integer({ min: -2_000_000, max: 2_000_000 });

function ofReferral<T>(
  arbitrary: fc.Arbitrary<T>,
  step: (o: MemoryOffice, r: Referral, x: T) => void,
) {
  return fc.tuple(whichReferral, arbitrary).map(([which, value]): Step => {
    return (office) => step(office, office.referrals[which]!, value);
  });
}

function setDeleted(o: MemoryOffice, r: Referral, isDeleted: boolean) {
  if (isDeleted === r.isDeleted) {
    return;
  }
  r.isDeleted = isDeleted;
  const last = r.moves.at(-1);
  if (isDeleted) {
    r.deletedCents = money(r).earnedCents;
    o.apply(r, moveByDeletion(money(r)), 'deletion');
  } else if (last?.cause === 'deletion') {
    o.apply(r, takenBack(money(r), undone(r, last), r.price, 'restoration'), 'other');
    // The price of a deleted lead cannot be changed.
    assert.equal(money(r).earnedCents, r.deletedCents, 'what comes back is what was there');
  }
}

const leadSteps: fc.Arbitrary<Step> = fc.oneof(
  ofReferral(fc.tuple(fc.constantFrom(...leadStatuses), fc.boolean(), price), (o, r, x) => {
    const [leadStatus, changesPrice, newPrice] = x;
    if (!r.isDeleted) {
      r.price = changesPrice ? newPrice : r.price;
      const change = { leadStatus, homePrice: r.price };
      o.apply(r, moveByLead(money(r), change, o.terms(r.affiliate)), 'status');
    }
  }),
  ofReferral(fc.constant(null), (o, r) => {
    const last = r.moves.findLast(({ cause }) => cause !== 'attribution');
    if (last?.cause === 'status') {
      o.apply(r, takenBack(money(r), undone(r, last), r.price, 'undo'), 'other');
    }
  }),
  ofReferral(fc.boolean(), setDeleted),
  ofReferral(fc.tuple(fc.option(fc.nat(1), { nil: null }), whereItStands), (o, r, x) => {
    const [affiliate, stands] = x;
    const taken = takenAway(money(r));
    if (isRefusal(taken) || affiliate === r.affiliate || r.isDeleted) {
      return;
    }
    o.apply(r, taken, 'attribution');
    r.affiliate = affiliate;
    r.firstLine = r.lines.length;
    r.firstMove = r.moves.length;
    r.entry = stands === 'pending' ? null : o.terms(affiliate);
    o.apply(r, creditedTo(stands, r.entry, r.price), 'attribution');
  }),
  ofReferral(fc.constant(null), (o, r) => {
    const answer = voidedByStaff(money(r));
    o.apply(r, isRefusal(answer) ? null : answer, 'other');
  }),
  fc.tuple(fc.nat(1), fc.nat(10_000)).map(([which, basisPoints]): Step => {
    return (office) => {
      const { isLicensedRealtor } = office.affiliates[which]!;
      const commissionRate = isLicensedRealtor ? basisPoints / 10_000 : basisPoints;
      office.affiliates[which] = { isLicensedRealtor, commissionRate };
    };
  }),
  fc.nat(1).map((which): Step => (office) => {
    const { isLicensedRealtor } = office.affiliates[which]!;
    office.affiliates[which] = isLicensedRealtor
      ? { isLicensedRealtor: false, commissionRate: 500 }
      : { isLicensedRealtor: true, commissionRate: 0.03 };
  }),
  fc.boolean().map((isOn): Step => (office) => {
    office.isOn = isOn;
  }),
);

const moneySteps: fc.Arbitrary<Step> = fc.oneof(
  ofReferral(price, (o, r, homePrice) => {
    if (!r.isDeleted) {
      r.price = homePrice;
      o.apply(r, moveByLead(money(r), { homePrice }, o.terms(r.affiliate)), 'other');
    }
  }),
  ofReferral(fc.tuple(fc.constantFrom(...qualifyingStatuses), fc.boolean()), (o, r, x) => {
    const [leadStatus, pays] = x;
    if (!r.isDeleted) {
      const change = { leadStatus, homePrice: r.price };
      o.apply(r, moveByLead(money(r), change, pays ? o.terms(r.affiliate) : null), 'status');
    }
  }),
  ofReferral(fc.constantFrom(...voidingStatuses), (o, r, leadStatus) => {
    if (!r.isDeleted) {
      const change = { leadStatus, homePrice: r.price };
      o.apply(r, moveByLead(money(r), change, o.terms(r.affiliate)), 'status');
    }
  }),
  ofReferral(fc.constant(null), (o, r) => {
    setDeleted(o, r, true);
    setDeleted(o, r, false);
  }),
  ofReferral(fc.constant(null), (o, r) => {
    const answer = approvedByStaff(money(r));
    o.apply(r, isRefusal(answer) ? null : answer, 'other');
  }),
  ofReferral(fc.constant(null), (o, r) => {
    const answer = reopenedByStaff(money(r), r.price);
    o.apply(r, isRefusal(answer) ? null : answer, 'other');
  }),
  fc.nat(50).map((which): Step => (office) => {
    const batch = office.batches[which % Math.max(1, office.batches.length)];
    if (batch) {
      office.reverse(batch);
    }
  }),
  ofReferral(cents, (o, r, amount) => {
    const answer = adjustedByStaff(money(r), amount);
    o.apply(r, isRefusal(answer) ? null : answer, 'other');
  }),
  fc.nat(1).map(
    (affiliate): Step =>
      (office) =>
        office.pay(affiliate),
  ),
);

// Money moves often enough to be earned, paid, corrected and reversed in one order.
const steps = fc.oneof({ arbitrary: leadSteps, weight: 1 }, { arbitrary: moneySteps, weight: 2 });

/** A move with whether it took something: of theirs, or of what they would have had then. */
function undone({ moves, firstMove }: Referral, move: Referral['moves'][number]) {
  return { ...move, hasTaken: move.hasVoided || moves.indexOf(move) < firstMove };
}

function money({ status, lines, firstLine, entry }: Referral) {
  return moneyOf(status, lines.slice(firstLine), entry);
}

function isLedgerLine({ kind, amountCents }: LedgerLine): boolean {
  const adds = kind === 'accrual' || kind === 'reversal';
  return (
    Number.isSafeInteger(amountCents) &&
    (kind === 'adjustment' || (adds ? amountCents >= 0 : amountCents <= 0))
  );
}

/** What lines come to; paid is a positive amount, less what was reversed. */
function ledgerTotals(lines: readonly LedgerLine[]) {
  const sumOf = (...kinds: readonly LedgerLine['kind'][]) =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    earnedCents: sumOf('accrual', 'adjustment', 'void'),
    paidCents: 0 - sumOf('payout', 'reversal'),
  };
}

function assertHolds(office: MemoryOffice) {
  const all = office.referrals.flatMap(({ lines }) => lines);
  for (const referral of office.referrals) {
    const { status, lines, affiliate } = referral;
    assert.ok(lines.every(isLedgerLine));
    const others = lines.filter((line) => line.affiliate !== affiliate);
    for (const lost of Map.groupBy(others, (line) => line.affiliate).values()) {
      assert.equal(ledgerTotals(lost).earnedCents, 0, 'who lost it keeps nothing of it');
    }
    assert.ok(affiliate !== null || status === 'void', 'what is of nobody is void');
    const { earnedCents } = moneyOf(status, lines);
    assert.equal(earnedCents, ledgerTotals(lines).earnedCents, 'totals are the sum of lines');
    assert.ok(earnedCents >= 0);
    if (status === 'pending' || status === 'void') {
      assert.equal(earnedCents, 0, `${status} earns nothing`);
    }
    const paidBy = office.standing.filter(({ items }) => items.has(referral.id));
    assert.ok(paidBy.length <= 1, 'paid once');
    assert.equal(paidBy.length === 1, status === 'paid', 'paid is what stands in a payout');
    const { hasAccrued, byHandCents, computed, earnedCents: own } = money(referral);
    if (status === 'qualified' && hasAccrued && byHandCents === 0) {
      const now = commissionCents(computed!, referral.price);
      assert.equal(own, now, 'an estimate is what the price of now comes to');
    }
  }
  for (const affiliate of [0, 1]) {
    const own = all.filter((line) => line.affiliate === affiliate);
    const { paidCents } = ledgerTotals(own);
    const left = office.standing.filter((batch) => batch.affiliate === affiliate);
    const leftCents = left.reduce((sum, { totalCents }) => sum + totalCents, 0);
    assert.equal(paidCents, leftCents, 'paid is what payouts paid that stand');
    const paidReferrals = office.referrals.filter((one) => one.status === 'paid');
    const earnedAndPaid = paidReferrals
      .flatMap(({ lines }) => lines)
      .filter((line) => line.affiliate === affiliate);
    const open = paidReferrals
      .filter((one) => one.affiliate === affiliate)
      .flatMap((one) => office.openCorrections(one))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    assert.equal(
      ledgerTotals(earnedAndPaid).earnedCents - open,
      paidCents,
      'paid is what paid referrals earned, but for corrections that no payout has settled',
    );
  }
}

test('any order of changes leaves totals equal to the sum of lines and never pays twice', () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 30, maxLength: 60, size: 'max' }), (order) => {
      const office = new MemoryOffice();
      for (const step of order) {
        step(office);
        assertHolds(office);
      }
    }),
    { numRuns: 2000 },
  );
});
