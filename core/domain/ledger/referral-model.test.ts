import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type CommissionTerms,
  isLedgerLine,
  ledgerTotals,
  type ReferralStatus,
} from '../commission.ts';
import { leadStatuses } from '../lead-status.ts';
import { planPayout } from './payout.ts';
import { givenTo, takenAway } from './handover.ts';
import {
  type ExplainedLine,
  moneyOf,
  moveByDeletion,
  moveByLead,
  type ReferralMove,
  takenBack,
} from './referral-move.ts';
import { adjustedByStaff, approvedByStaff, isRefusal, voidedByStaff } from './staff-move.ts';

interface StoredLine extends ExplainedLine {
  id: number;
  affiliate: number;
}

interface Move {
  from: ReferralStatus;
  to: ReferralStatus;
  cause: 'status' | 'deletion' | 'attribution' | 'other';
}

interface Referral {
  id: number;
  /** Null where staff credited nobody. */
  affiliate: number | null;
  /** Lines before this one are of whoever had it before. */
  firstLine: number;
  entry: CommissionTerms | null;
  status: ReferralStatus;
  price: number | null;
  isDeleted: boolean;
  lines: StoredLine[];
  moves: Move[];
  payouts: number;
}

/** The ledger as the server keeps it, in memory: lines are only ever added. */
class Office {
  readonly affiliates: CommissionTerms[] = [
    { isLicensedRealtor: true, commissionRate: 0.03 },
    { isLicensedRealtor: false, commissionRate: 500 },
  ];
  readonly referrals: Referral[] = [400_000, null, 275_500].map((price, id) => ({
    id,
    affiliate: id % 2,
    firstLine: 0,
    entry: null,
    status: 'pending',
    price,
    isDeleted: false,
    lines: [],
    moves: [],
    payouts: 0,
  }));
  isOn = true;
  readonly settled = new Set<number>();
  private lastLine = 0;

  terms(affiliate: number | null): CommissionTerms | null {
    return this.isOn && affiliate !== null ? this.affiliates[affiliate]! : null;
  }

  write(referral: Referral, lines: readonly ExplainedLine[], affiliate = referral.affiliate) {
    for (const line of lines) {
      this.lastLine += 1;
      assert.ok(affiliate !== null, 'nobody earns nothing');
      referral.lines.push({ ...line, id: this.lastLine, affiliate });
    }
  }

  apply(referral: Referral, move: ReferralMove | null, cause: Move['cause']) {
    if (move === null || referral.affiliate === null) {
      return;
    }
    this.write(referral, move.lines);
    if (move.to !== referral.status) {
      referral.moves.push({ from: referral.status, to: move.to, cause });
      referral.status = move.to;
    }
  }

  pay(affiliate: number) {
    const own = this.referrals.filter((one) => one.affiliate === affiliate);
    const dues = own
      .filter(({ status, isDeleted }) => status === 'approved' && !isDeleted)
      .map((one) => ({ referralId: one.id, dueCents: moneyOf(one.status, one.lines).earnedCents }));
    const corrections = own.flatMap(openCorrections).filter(({ lineId }) => {
      return !this.settled.has(lineId);
    });
    const plan = planPayout(dues, corrections);
    if (plan === null) {
      return;
    }
    for (const { lineId } of corrections) {
      assert.ok(!this.settled.has(lineId), 'a correction is settled once');
      this.settled.add(lineId);
    }
    for (const { lineId, paidCents } of plan.corrected) {
      const { referralId } = corrections.find((one) => one.lineId === lineId)!;
      this.write(this.referrals[referralId]!, [payoutOf(paidCents)]);
    }
    for (const { referralId, paidCents } of plan.payments) {
      const referral = this.referrals[referralId]!;
      referral.payouts += 1;
      this.apply(referral, { to: 'paid', lines: [payoutOf(paidCents)] }, 'other');
    }
    const paid = this.referrals
      .flatMap(({ lines }) => lines)
      .filter((line) => line.affiliate === affiliate && line.kind === 'payout');
    assert.ok(plan.totalCents > 0 && paid.length > 0);
  }
}

function payoutOf(cents: number): ExplainedLine {
  return { kind: 'payout', cause: 'payout', amountCents: 0 - cents };
}

function openCorrections({ id, status, lines }: Referral) {
  const firstPayout = lines.findIndex(({ kind }) => kind === 'payout');
  return status !== 'paid'
    ? []
    : lines
        .slice(firstPayout)
        .filter(({ kind }) => kind === 'adjustment')
        .map((line) => ({ lineId: line.id, referralId: id, amountCents: line.amountCents }));
}

type Step = (office: Office) => void;

const whichReferral = fc.nat(2);
const whereItStands = fc.constantFrom('pending' as const, 'qualified' as const, 'void' as const);
const price = fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: null });
const cents = fc.integer({ min: -2_000_000, max: 2_000_000 });

function ofReferral<T>(arbitrary: fc.Arbitrary<T>, step: (o: Office, r: Referral, x: T) => void) {
  return fc.tuple(whichReferral, arbitrary).map(([which, value]): Step => {
    return (office) => step(office, office.referrals[which]!, value);
  });
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  ofReferral(fc.tuple(fc.constantFrom(...leadStatuses), fc.boolean(), price), (o, r, x) => {
    const [leadStatus, changesPrice, newPrice] = x;
    if (!r.isDeleted) {
      r.price = changesPrice ? newPrice : r.price;
      const change = { leadStatus, homePrice: r.price };
      o.apply(r, moveByLead(money(r), change, o.terms(r.affiliate)), 'status');
    }
  }),
  ofReferral(price, (o, r, homePrice) => {
    if (!r.isDeleted) {
      r.price = homePrice;
      o.apply(r, moveByLead(money(r), { homePrice }, o.terms(r.affiliate)), 'other');
    }
  }),
  ofReferral(fc.constant(null), (o, r) => {
    const last = r.moves.findLast(({ cause }) => cause !== 'attribution');
    if (last?.cause === 'status') {
      o.apply(r, takenBack(money(r), last, r.price, 'undo'), 'other');
    }
  }),
  ofReferral(fc.boolean(), (o, r, isDeleted) => {
    if (isDeleted === r.isDeleted) {
      return;
    }
    r.isDeleted = isDeleted;
    const last = r.moves.at(-1);
    if (isDeleted) {
      o.apply(r, moveByDeletion(money(r)), 'deletion');
    } else if (last?.cause === 'deletion') {
      o.apply(r, takenBack(money(r), last, r.price, 'restoration'), 'other');
    }
  }),
  ofReferral(fc.tuple(fc.option(fc.nat(1), { nil: null }), whereItStands), (o, r, x) => {
    const [affiliate, stands] = x;
    const taken = takenAway(money(r));
    if (isRefusal(taken) || affiliate === r.affiliate || r.isDeleted) {
      return;
    }
    o.apply(r, taken, 'attribution');
    r.affiliate = affiliate;
    r.firstLine = r.lines.length;
    r.entry = stands === 'pending' ? null : o.terms(affiliate);
    o.apply(r, givenTo(stands, r.entry, r.price), 'attribution');
  }),
  ofReferral(fc.constant(null), (o, r) => {
    const answer = approvedByStaff(money(r));
    o.apply(r, isRefusal(answer) ? null : answer, 'other');
  }),
  ofReferral(fc.constant(null), (o, r) => {
    const answer = voidedByStaff(money(r));
    o.apply(r, isRefusal(answer) ? null : answer, 'other');
  }),
  ofReferral(cents, (o, r, amount) => {
    const answer = adjustedByStaff(money(r), amount);
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
  fc.nat(1).map(
    (affiliate): Step =>
      (office) =>
        office.pay(affiliate),
  ),
);

function money({ status, lines, firstLine, entry }: Referral) {
  return moneyOf(status, lines.slice(firstLine), entry);
}

function assertHolds(office: Office) {
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
    assert.ok(referral.payouts <= 1, 'paid once');
    assert.equal(referral.payouts === 1, status === 'paid', 'what is paid stays paid');
  }
  for (const affiliate of [0, 1]) {
    const own = all.filter((line) => line.affiliate === affiliate);
    const { paidCents } = ledgerTotals(own);
    const paidReferrals = office.referrals.filter((one) => one.status === 'paid');
    const earnedAndPaid = paidReferrals
      .flatMap(({ lines }) => lines)
      .filter((line) => line.affiliate === affiliate);
    const open = paidReferrals
      .filter((one) => one.affiliate === affiliate)
      .flatMap(openCorrections)
      .filter(({ lineId }) => !office.settled.has(lineId))
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
    fc.property(fc.array(steps, { minLength: 1, maxLength: 40 }), (order) => {
      const office = new Office();
      for (const step of order) {
        step(office);
        assertHolds(office);
      }
    }),
    { numRuns: 5000 },
  );
});
