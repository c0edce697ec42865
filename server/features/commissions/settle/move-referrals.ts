import type { CommissionTerms, LedgerKind, ReferralStatus } from '#core/domain/commission.ts';
import {
  type Computed,
  type ExplainedLine,
  moneyOf,
  type ReferralMoney,
  type ReferralMove,
} from '#core/domain/ledger/referral-move.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { auditRows } from '#server/db/audit.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditActor } from '../../audit-actor.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import {
  findLines,
  findNewestHandovers,
  findReferralsToMove,
  insertLines,
  moveReferralRows,
  type NewLine,
  type NewMove,
} from './queries.ts';

/** Who moves referrals, from where, and under which terms of the programme. */
export interface Mover {
  actor: StaffActor;
  ipAddress: string;
  terms: Pick<ProgrammeTerms, 'paysCommissions' | 'version'>;
}

/** A locked referral with what it earned and what its affiliate would get now. */
export interface MovableReferral {
  id: number;
  leadId: number;
  affiliateId: number;
  status: ReferralStatus;
  money: ReferralMoney;
  /** Null while the programme pays no commissions. */
  terms: CommissionTerms | null;
  lines: readonly StoredLine[];
  /** When staff last gave it to whoever has it; null if they never did. */
  givenAt: Date | null;
}

export type StoredLine = Awaited<ReturnType<typeof findLines>>[number];

/** What an event does to a referral. `key` names the event once for this referral. */
export interface KeyedMove {
  key: string;
  cause: ExplainedLine['cause'];
  /** What it is called in the audit log, where the cause does not say it. */
  action?: string;
  reason?: string | undefined;
  move: ReferralMove;
  payoutBatchId?: number;
}

/** A line as the rules read it. */
export function explained({ kind, amountCents, cause, basis }: StoredLine): ExplainedLine {
  const { computed } = basis as { computed?: Computed };
  return {
    kind,
    amountCents,
    cause,
    computed,
  };
}

/** Locked referrals, with their money as their lines say it. */
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
  return rows.map(({ isLicensedRealtor, commissionRate, ...row }) => {
    const lines = linesOf.get(row.id) ?? [];
    const handover = handoverOf.get(row.id);
    const { lastLineId = 0, terms: entry = null, decidedAt: givenAt = null } = handover ?? {};
    // What stands before it was earned by somebody else, and adds up to nothing.
    const own = lines.filter(({ id }) => id > lastLineId);
    return {
      ...row,
      lines,
      givenAt,
      money: moneyOf(row.status, own.map(explained), entry),
      terms: paysCommissions ? { isLicensedRealtor, commissionRate } : null,
    };
  });
}

/**
 * Moves locked referrals: their lines, what became of them, their state, and a line in the audit log
 * each. `decide` says what the event does to a referral, null for nothing. Answers how many moved.
 */
export async function moveReferrals(
  tx: AuditedTransaction,
  mover: Mover,
  referrals: readonly MovableReferral[],
  decide: (referral: MovableReferral) => KeyedMove | null,
): Promise<number> {
  const decided = referrals.flatMap((referral) => {
    const keyed = decide(referral);
    return keyed === null ? [] : [{ referral, keyed }];
  });
  const { actor, ipAddress, terms } = mover;
  const by = { actorKind: actor.kind, actorId: actor.id };
  const lines = decided.flatMap(({ referral, keyed }) => {
    return keyed.move.lines.map((line) => newLine(referral, keyed, line, terms.version));
  });
  await insertLines(
    tx,
    lines.map((line) => ({ ...line, ...by })),
  );
  const moves = decided.filter(({ referral, keyed }) => keyed.move.to !== referral.status);
  await moveReferralRows(
    tx,
    moves.map(({ referral, keyed }): NewMove => ({
      ...by,
      referralId: referral.id,
      fromStatus: referral.status,
      toStatus: keyed.move.to,
      eventKey: keyed.key,
      cause: keyed.cause,
      reason: keyed.reason,
    })),
  );
  await auditRows(
    tx,
    decided.map(({ referral, keyed }) => ({
      ...auditOf(referral, keyed),
      actor: auditActor(actor),
      ipAddress,
    })),
  );
  return decided.length;
}

function newLine(
  { id, affiliateId }: MovableReferral,
  { key, reason, payoutBatchId }: KeyedMove,
  { kind, amountCents, cause, computed }: ExplainedLine,
  termsVersion: string,
): Omit<NewLine, 'actorKind'> {
  return {
    referralId: id,
    affiliateId,
    kind,
    amountCents,
    cause,
    reason,
    payoutBatchId,
    eventKey: key,
    basis: computed === undefined ? {} : { computed, termsVersion },
  };
}

/** What left for the affiliate, or came back. */
const leaves = (kind: LedgerKind) => kind === 'payout' || kind === 'reversal';

function auditOf(
  { id, status, money }: MovableReferral,
  { cause, action = cause, reason, move }: KeyedMove,
) {
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
    },
  };
}
