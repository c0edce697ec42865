import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { movedByUnmerging, takenByMerge } from '#core/domain/partners/ledger/merge-move.ts';
import {
  type LeadChange,
  moveByLead,
  type ReferralMove,
} from '#core/domain/partners/ledger/referral-move.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { nameAffiliates } from '../../affiliates/queries.ts';
import { enqueueCommissionMails } from '../enqueue-commission-mails.ts';
import { movesMoney } from '../policy.ts';
import {
  type Decision,
  type MovableReferral,
  type Mover,
  moveReferrals,
  readMovable,
} from './move-referrals.ts';
import { findPrepared } from './queries.ts';

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
  change: LeadChange;
}

/**
 * Commissions of two leads that become one: the person is paid for once. Mails whoever loses the
 * credit to another partner. 409 if what staff approved or paid would move, unless for an admin.
 */
export async function settleMerged(
  tx: AuditedTransaction,
  mover: Mover,
  { mergeId, held, lost, change }: Merged,
) {
  // A prepared payout may be at the bank: what it holds is corrected, as after the payment.
  const prepared = await findPrepared(tx, lost);
  const moveOf = (referral: MovableReferral): ReferralMove | null =>
    referral.id === held
      ? moveByLead(
          referral.money,
          { ...change, homePrice: referral.closingPrice ?? change.homePrice },
          referral.terms,
        )
      : takenByMerge(referral.money, prepared.has(referral.id));
  const ids = held === undefined ? lost : [held, ...lost];
  const moved = await settle(tx, mover, ids, {
    key: mergeKey(mergeId),
    reason: mergeReason,
    moveOf,
  });
  const winner = moved.referrals.find(({ id }) => id === held)?.affiliateId;
  const takenFrom = (id: number) => moved.decided.find((one) => one.referral.id === id)?.cents ?? 0;
  const losers = moved.referrals.filter(({ id, status, affiliateId }) => {
    // Where no partner is credited, only a loss of money is told.
    const isTold = winner !== undefined || takenFrom(id) < 0;
    return isTold && id !== held && status !== 'void' && affiliateId !== winner;
  });
  await enqueueCommissionMails(
    tx,
    losers.map(({ id, leadId, affiliateId }) => ({
      kind: 'commission_changed',
      change: winner === undefined ? 'voided' : 'merged',
      reason: mergeReason,
      affiliateId,
      amountCents: 0 - takenFrom(id),
      clients: [{ leadId, cents: 0 - takenFrom(id) }],
    })),
  );
}

/** A referral as it was before a merge, and its lead's price then, in dollars. */
export interface Unmerged {
  id: number;
  status: ReferralStatus;
  homePrice: number | null;
}

/**
 * Restores the commissions of two leads whose merge is undone, with new lines. 409 if what staff
 * approved or paid would move, unless for an admin.
 */
export async function settleUnmerged(
  tx: AuditedTransaction,
  mover: Mover,
  mergeId: number,
  before: readonly Unmerged[],
) {
  const stood = new Map(before.map((one) => [one.id, one]));
  const moveOf = ({ id, money, lines }: MovableReferral) => {
    const { status, homePrice } = stood.get(id)!;
    const ofMerge = lines.filter(
      ({ eventKey, kind }) => eventKey === mergeKey(mergeId) && kind === 'adjustment',
    );
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
): Promise<{ referrals: readonly MovableReferral[]; decided: readonly Decided[] }> {
  const { key, reason, moveOf } = event;
  const referrals = await readMovable(tx, ids, mover.terms);
  const decisions = referrals.flatMap((referral) => {
    const move = moveOf(referral);
    return move ? [{ referral, key, cause: 'attribution' as const, reason, move }] : [];
  });
  const decided = decisions.flatMap(decidedMoney);
  if (decided.length > 0 && !(mover.actor.kind === 'staff' && mover.actor.role === 'admin')) {
    const names = await nameAffiliates(
      tx,
      decided.map(({ referral }) => referral.affiliateId),
    );
    throw movesMoney(
      decided.map(({ referral, to, cents }) => ({
        name: names.get(referral.affiliateId) ?? '',
        status: isDecided(referral.status) ? referral.status : to,
        cents: Math.abs(cents),
      })),
    );
  }
  await moveReferrals(tx, mover, decisions);
  return { referrals, decided };
}

const isDecided = (status: ReferralStatus) => status === 'approved' || status === 'paid';

/** What a merge or its undoing moves of an amount that staff approved or paid. */
interface Decided {
  referral: MovableReferral;
  to: ReferralStatus;
  cents: number;
}

function decidedMoney({ referral, move: { to, lines } }: Decision): Decided[] {
  const cents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isTouched = isDecided(referral.status) || isDecided(to);
  return isTouched && cents !== 0 ? [{ referral, to, cents }] : [];
}
