import type {
  CommissionTerms,
  LedgerKind,
  ReferralStatus,
} from '#core/domain/partners/commission.ts';
import {
  type Computed,
  type ExplainedLine,
  moneyOf,
  type ReferralMoney,
  type ReferralMove,
} from '#core/domain/partners/ledger/referral-move.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { BuyerActor, OfficeActor } from '#server/platform/actor.ts';
import {
  auditChanges,
  type AuditedInside,
  type AuditedTransaction,
  storedActor,
} from '../../../transaction.ts';
import {
  findLines,
  findNewestHandovers,
  findReferralsToMove,
  insertLines,
  moveReferralRows,
  type NewLine,
  type NewMove,
} from './queries.ts';

/** The actor who moves referrals, from which address, and under which terms. */
export interface Mover {
  actor: OfficeActor | BuyerActor;
  ipAddress: string;
  terms: Pick<ProgrammeTerms, 'paysCommissions' | 'version'>;
}

/** A locked referral with its earnings and its affiliate's current terms. */
export interface MovableReferral {
  id: number;
  leadId: number;
  affiliateId: number;
  status: ReferralStatus;
  /** In dollars; the price at closing counts in place of that of the application. */
  homePrice: number | null;
  closingPrice: number | null;
  money: ReferralMoney;
  /** Null while the programme pays no commissions. */
  terms: CommissionTerms | null;
  lines: readonly StoredLine[];
  /** When staff credited it to its current affiliate; null if they never did. */
  givenAt: Date | null;
}

export type StoredLine = Awaited<ReturnType<typeof findLines>>[number];

/** The move that an event causes on a locked referral. */
export interface Decision {
  referral: MovableReferral;
  /** Unique for this referral: an event moves it once. */
  key: string;
  cause: ExplainedLine['cause'];
  /** The action in the audit log; defaults to the cause. */
  action?: string;
  reason?: string | undefined;
  move: ReferralMove;
  payoutBatchId?: number;
}

function explained({ kind, amountCents, cause, basis }: StoredLine): ExplainedLine {
  const { computed } = basis as { computed?: Computed };
  return {
    kind,
    amountCents,
    cause,
    computed,
  };
}

/** Locked referrals with their money, computed from their lines. */
export async function readMovable(
  tx: AuditedTransaction,
  ids: readonly number[],
  { paysCommissions }: Mover['terms'],
): Promise<MovableReferral[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await findReferralsToMove(tx, ids);
  const linesOf = Map.groupBy(await findLines(tx, ids), ({ referralId }) => referralId);
  const handovers = await findNewestHandovers(tx, ids);
  const handoverOf = new Map(handovers.map((handover) => [handover.referralId, handover]));
  return rows.map(({ isLicensedRealtor, commissionUnit, commissionRate, ...row }) => {
    const lines = linesOf.get(row.id) ?? [];
    const handover = handoverOf.get(row.id);
    const { lastLineId = 0, terms: entry = null, decidedAt: givenAt = null } = handover ?? {};
    // Earlier lines belong to former affiliates and add up to zero.
    const own = lines.slice(lines.findIndex(({ id }) => id === lastLineId) + 1);
    return {
      ...row,
      lines,
      givenAt,
      money: moneyOf(row.status, own.map(explained), entry),
      terms: paysCommissions ? { isLicensedRealtor, commissionUnit, commissionRate } : null,
    };
  });
}

/** Writes the lines, the new state and an audit row of each decision. */
export async function moveReferrals(
  tx: AuditedTransaction,
  mover: Mover,
  decisions: readonly Decision[],
): Promise<AuditedInside> {
  const { actor, terms } = mover;
  const by = storedActor(actor);
  await insertLines(
    tx,
    decisions.flatMap((decision) =>
      newLines(decision, terms.version).map((line) => ({ ...line, ...by })),
    ),
  );
  const moved = decisions.filter(({ referral, move }) => move.to !== referral.status);
  await moveReferralRows(
    tx,
    moved.map(({ referral, key, cause, reason, move }): NewMove => ({
      ...by,
      referralId: referral.id,
      fromStatus: referral.status,
      toStatus: move.to,
      eventKey: key,
      cause,
      reason,
    })),
  );
  return auditChanges(tx, mover, decisions.map(auditOf));
}

function newLines(
  { referral, key, reason, payoutBatchId, move }: Decision,
  termsVersion: string,
): Omit<NewLine, 'actorKind'>[] {
  return move.lines.map(({ kind, amountCents, cause, computed, override }) => ({
    referralId: referral.id,
    affiliateId: referral.affiliateId,
    kind,
    amountCents,
    cause,
    reason,
    payoutBatchId,
    eventKey: key,
    basis: {
      ...(computed && { computed, termsVersion }),
      ...(override && { override }),
    },
  }));
}

/** Payouts to the affiliate, and their reversals. */
const leaves = (kind: LedgerKind) => kind === 'payout' || kind === 'reversal';

function auditOf({ referral, cause, action = cause, reason, move }: Decision) {
  const { id, status, money } = referral;
  const added = (kinds: (kind: LedgerKind) => boolean) =>
    move.lines.reduce((sum, line) => sum + (kinds(line.kind) ? line.amountCents : 0), 0);
  return {
    action: `commission.${action}`,
    entity: 'referral',
    entityId: id,
    before: { status, earnedCents: money.earnedCents },
    after: {
      status: move.to,
      earnedCents: money.earnedCents + added((kind) => !leaves(kind)),
      paidCents: 0 - added(leaves),
      reason,
      override: move.lines.find((line) => line.override)?.override,
    },
  };
}
