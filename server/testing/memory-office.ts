import assert from 'node:assert/strict';
import type { CommissionTerms, ReferralStatus } from '#core/domain/partners/commission.ts';
import { planPayout } from '#core/domain/partners/ledger/payout.ts';
import {
  type ExplainedLine,
  moneyOf,
  type ReferralMove,
} from '#core/domain/partners/ledger/referral-move.ts';
import { reversed } from '#core/domain/partners/ledger/staff-move.ts';
import type { Cents } from '#core/domain/money.ts';

interface StoredLine extends ExplainedLine {
  id: number;
  affiliate: number;
}

interface Move {
  from: ReferralStatus;
  to: ReferralStatus;
  cause: 'status' | 'deletion' | 'attribution' | 'other';
  hasVoided: boolean;
}

export interface Referral {
  id: number;
  /** Null if staff credited no affiliate. */
  affiliate: number | null;
  /** Lines before this one belong to the affiliate who had the lead before. */
  firstLine: number;
  /** The same of moves. */
  firstMove: number;
  entry: CommissionTerms | null;
  status: ReferralStatus;
  price: number | null;
  isDeleted: boolean;
  /** Its earnings when its lead was deleted. */
  deletedCents: Cents;
  lines: StoredLine[];
  moves: Move[];
}

/** The payment of one payout to one affiliate, until it is reversed. */
export interface Batch {
  affiliate: number;
  /** The referrals that it made paid. */
  items: ReadonlySet<number>;
  /** The corrections that it settled. */
  corrections: ReadonlySet<number>;
  paid: ReadonlyMap<number, number>;
  /** No line of a referral that it made paid is newer than this one. */
  lastLines: ReadonlyMap<number, number>;
  totalCents: number;
  isReversed: boolean;
}

/** The ledger as the server keeps it, in memory: lines are only added, by the product's rules. */
export class MemoryOffice {
  readonly affiliates: CommissionTerms[] = [
    { isLicensedRealtor: true, commissionRate: 0.03 },
    { isLicensedRealtor: false, commissionRate: 500 },
  ];
  readonly referrals: Referral[] = [400_000, null, 275_500].map((price, id) => ({
    id,
    affiliate: id % 2,
    firstLine: 0,
    firstMove: 0,
    entry: null,
    status: 'pending',
    price,
    isDeleted: false,
    deletedCents: 0,
    lines: [],
    moves: [],
  }));
  isOn = true;
  readonly batches: Batch[] = [];
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
      const hasVoided = move.lines.some(({ kind }) => kind === 'void');
      referral.moves.push({ from: referral.status, to: move.to, cause, hasVoided });
      referral.status = move.to;
    }
  }

  get standing(): Batch[] {
    return this.batches.filter(({ isReversed }) => !isReversed);
  }

  /** The adjustments of a paid referral that no payout in force has settled. */
  openCorrections({ id, status, lines }: Referral) {
    const batch = this.standing.find(({ items }) => items.has(id));
    if (status !== 'paid' || !batch) {
      return [];
    }
    const lastPayout = batch.lastLines.get(id)!;
    const settled = new Set(this.standing.flatMap(({ corrections }) => [...corrections]));
    return lines
      .filter((line) => line.kind === 'adjustment' && line.id > lastPayout && !settled.has(line.id))
      .map((line) => ({ lineId: line.id, referralId: id, amountCents: line.amountCents }));
  }

  pay(affiliate: number) {
    const own = this.referrals.filter((one) => one.affiliate === affiliate);
    const dues = own
      .filter(({ status, isDeleted }) => status === 'approved' && !isDeleted)
      .map((one) => ({ referralId: one.id, dueCents: moneyOf(one.status, one.lines).earnedCents }));
    const corrections = own.flatMap((one) => this.openCorrections(one));
    const plan = planPayout(dues, corrections);
    if (plan === null) {
      return;
    }
    const paid = new Map<number, number>();
    for (const { lineId, paidCents } of plan.corrected) {
      const { referralId } = corrections.find((one) => one.lineId === lineId)!;
      paid.set(referralId, (paid.get(referralId) ?? 0) + paidCents);
    }
    for (const [referralId, paidCents] of paid) {
      this.write(this.referrals[referralId]!, [payoutOf(paidCents)]);
    }
    for (const { referralId, paidCents } of plan.payments) {
      paid.set(referralId, paidCents);
      this.apply(
        this.referrals[referralId]!,
        { to: 'paid', lines: [payoutOf(paidCents)] },
        'other',
      );
    }
    assert.ok(plan.totalCents > 0);
    this.batches.push({
      affiliate,
      paid,
      items: new Set(dues.map(({ referralId }) => referralId)),
      corrections: new Set(corrections.map(({ lineId }) => lineId)),
      lastLines: new Map(dues.map(({ referralId }) => [referralId, this.lastLine])),
      totalCents: plan.totalCents,
      isReversed: false,
    });
  }

  /** Whether a payout in force settled a correction of this one's payments and goes first. */
  isBuiltUpon({ items }: Batch): boolean {
    const settled = new Set(this.standing.flatMap(({ corrections }) => [...corrections]));
    return [...items].some((id) => this.referrals[id]!.lines.some((line) => settled.has(line.id)));
  }

  reverse(batch: Batch) {
    if (batch.isReversed || this.isBuiltUpon(batch)) {
      return;
    }
    batch.isReversed = true;
    for (const [id, paidCents] of batch.paid) {
      const referral = this.referrals[id]!;
      const isItem = batch.items.has(id);
      this.apply(referral, reversed(referral.status, { paidCents, isItem }), 'other');
    }
  }
}

function payoutOf(cents: number): ExplainedLine {
  return { kind: 'payout', cause: 'payout', amountCents: 0 - cents };
}
