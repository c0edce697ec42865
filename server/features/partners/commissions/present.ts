import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { type MissingReason, stateOfRule } from '#core/domain/partners/basis.ts';
import { waitsForAnswer } from '#core/domain/partners/earned-twice.ts';
import type { Computed } from '#core/domain/partners/ledger/referral-move.ts';
import { askedToday } from './basis/ask-partners.ts';
import type { MissingOf, Partners } from './basis/find-partners.ts';
import type { WordRow } from './basis/queries.ts';
import type { CommissionRow, MoveRow } from './queries.ts';
import type { StoredLine } from './settle/move-referrals.ts';

interface Known {
  missingOf: MissingOf;
  partners: Partners;
  context: Parameters<typeof askedToday>[0];
}

export function presentCommission(row: CommissionRow, { missingOf, partners, context }: Known) {
  const { partner, payee, word } = partners.get(row.affiliateId)!;
  const name = `${row.affiliateFirstName} ${row.affiliateLastName}`;
  const { id, status, earnedCents, computed, payoutId, createdAt, updatedAt } = row;
  const isOpen = status === 'qualified' || status === 'approved';
  const isDuplicate = waitsForAnswer(status, row.alsoEarned);
  const duplicate = {
    what: 'duplicate',
    who: 'compliance',
    path: adminLeadPath(row.leadId),
  } as const;
  const checks = [
    ...(row.isSelfReferral ? (['self'] as const) : []),
    ...(row.review === null ? [] : (['review'] as const)),
    ...(row.isHeld && status === 'approved' ? (['held'] as const) : []),
    ...(row.isHeld && isOpen ? (['ended'] as const) : []),
    ...(row.isNotClosed && isOpen ? (['notClosed'] as const) : []),
    ...(row.isUnverified && isOpen ? (['license'] as const) : []),
    ...(row.lacksClosing && isOpen ? (['closingPrice'] as const) : []),
    ...(row.isRepriced && status === 'approved' ? (['priceMoved'] as const) : []),
    ...(row.isClosedUnearned ? (['closedUnqualified'] as const) : []),
  ];
  return {
    id,
    status,
    earnedCents,
    computed,
    lead: {
      id: row.leadId,
      name: row.leadSealedAt
        ? leadReference(row.leadId)
        : `${row.leadFirstName} ${row.leadLastName}`,
      status: row.leadStatus,
      isDeleted: row.leadDeletedAt !== null,
      closedAt: row.closedAt,
    },
    affiliate: {
      id: row.affiliateId,
      name,
      company: row.company,
      askedToday: askedToday(context, row.askedAt),
      kind: partner.kind,
      state: stateOfRule(partner),
      payee:
        partner.payee && payee
          ? { kind: payee.kind, name: payee.name ?? name, w9On: payee.w9On }
          : null,
      said: presentSaid(word),
    },
    checks,
    missing:
      status === 'qualified'
        ? [...missingOf(row.affiliateId, computed), ...(isDuplicate ? [duplicate] : [])]
        : [],
    alsoEarned: row.alsoEarned.map(({ id, leadFirstName, leadLastName, ...other }) => ({
      ...other,
      leadName: `${leadFirstName} ${leadLastName}`,
    })),
    payoutId,
    createdAt,
    updatedAt,
  };
}

/** The leads whose names a commission shows. */
export function leadsShown({
  leadId,
  alsoEarned,
}: {
  leadId: number;
  alsoEarned: readonly { leadId: number }[];
}): number[] {
  return [leadId, ...alsoEarned.map((other) => other.leadId)];
}

/** Whom the partner wants to be paid, until staff record it. */
export function presentSaid(word: WordRow | undefined) {
  return word?.payee
    ? { kind: word.payee, name: word.payeeName, alsoApproved: word.alsoApproved }
    : null;
}

interface StoredOverride {
  name: string;
  missing: readonly (MissingReason | 'percent')[];
}

/** Lines of the rules that were code name the rate otherwise. */
const wordOf = (what: MissingReason | 'percent'): MissingReason =>
  what === 'percent' ? 'rate' : what;

export function presentLine(
  line: Pick<
    StoredLine,
    'id' | 'createdAt' | 'kind' | 'cause' | 'amountCents' | 'reason' | 'basis' | 'payoutBatchId'
  >,
) {
  const { computed, override = null } = line.basis as {
    computed?: Computed;
    override?: StoredOverride;
  };
  return {
    id: line.id,
    at: line.createdAt,
    kind: line.kind,
    cause: line.cause,
    amountCents: line.amountCents,
    reason: line.reason,
    computed: computed ?? null,
    payoutId: line.payoutBatchId,
    override: override && { name: override.name, missing: override.missing.map(wordOf) },
  };
}

/** A move of a referral from one state to another; `by` names who made it. */
export function presentMove(move: MoveRow, by: string | null) {
  return {
    at: move.movedAt,
    from: move.fromStatus,
    to: move.toStatus,
    cause: move.cause,
    reason: move.reason,
    by,
  };
}
