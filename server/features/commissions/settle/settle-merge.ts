import type { ReferralStatus } from '#core/domain/commission.ts';
import { movedByUnmerging, takenByMerge } from '#core/domain/ledger/merge-move.ts';
import {
  moveByLead,
  type LeadChange,
  type ReferralMove,
} from '#core/domain/ledger/referral-move.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { type MovableReferral, moveReferrals, type Mover, readMovable } from './move-referrals.ts';

// Affiliates read it beside the line.
const mergeReason = 'The client applied more than once and counts once';
const undoReason = 'Two applications were joined by mistake';

const mergeKey = (mergeId: number) => `merge:${mergeId}`;

interface Merged {
  mergeId: number;
  /** The locked referral that holds for the person from now on; undefined for none. */
  held: number | undefined;
  /** Referrals that lose the credit and earn nothing any more. */
  lost: readonly number[];
  /** The change of the lead whose referral is kept. */
  change: LeadChange;
}

/** Commissions of two leads that become one: the person is paid for once. */
export async function settleMerged(
  tx: AuditedTransaction,
  mover: Mover,
  { mergeId, held, lost, change }: Merged,
): Promise<void> {
  const moveOf = (referral: MovableReferral): ReferralMove | null =>
    referral.id === held
      ? moveByLead(referral.money, change, referral.terms)
      : takenByMerge(referral.money);
  const ids = held === undefined ? lost : [held, ...lost];
  await settle(tx, mover, ids, { key: mergeKey(mergeId), reason: mergeReason, moveOf });
}

/** A referral as it was before a merge, and its lead's price then, in dollars. */
export interface Unmerged {
  id: number;
  status: ReferralStatus;
  homePrice: number | null;
}

/** Restores the commissions of two leads whose merge is undone, with new lines. */
export async function settleUnmerged(
  tx: AuditedTransaction,
  mover: Mover,
  mergeId: number,
  before: readonly Unmerged[],
): Promise<void> {
  const stood = new Map(before.map((one) => [one.id, one]));
  const moveOf = ({ id, money, lines }: MovableReferral) => {
    const { status, homePrice } = stood.get(id)!;
    const ofMerge = lines.filter(({ eventKey }) => eventKey === mergeKey(mergeId));
    const correctedCents = ofMerge.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return movedByUnmerging(money, { status, correctedCents }, homePrice);
  };
  const key = `unmerge:${mergeId}`;
  await settle(tx, mover, [...stood.keys()], { key, reason: undoReason, moveOf });
}

async function settle(
  tx: AuditedTransaction,
  mover: Mover,
  ids: readonly number[],
  event: {
    key: string;
    reason: string;
    moveOf: (referral: MovableReferral) => ReferralMove | null;
  },
): Promise<void> {
  const { key, reason, moveOf } = event;
  const referrals = await readMovable(tx, ids, mover.terms);
  const decisions = referrals.flatMap((referral) => {
    const move = moveOf(referral);
    return move ? [{ referral, key, cause: 'attribution' as const, reason, move }] : [];
  });
  await moveReferrals(tx, mover, decisions);
}
