import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { hindersApproval, type Missing } from '#core/domain/partners/basis.ts';
import {
  type EarningReason,
  type EarningState,
  earningStates,
} from '#core/domain/partners/earning.ts';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import type { Computed } from '#core/domain/partners/ledger/referral-move.ts';
import { lineSeenByPartner, lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import { valuesOf } from '#core/contract/page.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { AffiliateContext } from '../../../context.ts';
import { readProgressOf } from '../../referrals/milestones/read-milestones.ts';
import { findWhatIsMissing } from '../basis/find-partners.ts';
import { presentLine } from '../present.ts';
import { readPayTerms } from '../read-commission-sums.ts';
import { findLines } from '../settle/queries.ts';
import {
  clientEarningList,
  type EarningRow,
  findEarnings,
  findOnHold,
  findReferralOf,
  type Holder,
  type Lacking,
} from './queries.ts';

/** What a closed client of the affiliate lacks that approval needs. */
export async function readLacking(context: AffiliateContext) {
  const { db, actor, programme } = context;
  const today = programme.today();
  const missing = await findWhatIsMissing(db, [actor.id], today, await readPayTerms(context));
  const missingOf = (computed: Computed | null): Missing[] =>
    missing(actor.id, computed).map(({ what, who }) => ({ what, who }));
  const holderOf = (commissionUnit: 'percent' | 'fixed'): Holder => {
    const hindrances = missing(actor.id, { isLicensedRealtor: false, commissionUnit }).filter(
      hindersApproval,
    );
    return hindrances.length === 0
      ? 'none'
      : hindrances.every(({ who }) => who === 'partner')
        ? 'own'
        : 'office';
  };
  const lacking: Lacking = { percent: holderOf('percent'), fixed: holderOf('fixed') };
  return { lacking, missingOf };
}

/** Those of the affiliate's referrals whose amount is on hold. */
export async function readHeldIds(context: AffiliateContext, ids: readonly number[]) {
  if (ids.length === 0) {
    return new Set();
  }
  const { lacking } = await readLacking(context);
  return findOnHold(context.db, lacking, ids);
}

/** A page of what the affiliate's clients earned, one row each, first what is on hold. */
export async function listClientEarnings(
  context: AffiliateContext,
  query: PageQuery<'state'> & { status?: string | undefined },
) {
  const { db, actor, programme } = context;
  const { paysCommissions } = await programme.currentTerms();
  const asked = valuesOf(query.status);
  const found = await readLacking(context);
  const list = clientEarningList({
    affiliateId: actor.id,
    isOn: paysCommissions,
    lacking: found.lacking,
    states: earningStates.filter((state) => asked.includes(state)),
  });
  const { items, ...page } = await findPage(db, list, query, ({ id }) => id);
  return { ...page, items: await describeEarnings(context, items, found) };
}

/** What a client of the affiliate earned; null until then, and for a hidden estimate. */
export async function readClientEarning(context: AffiliateContext, leadId: number) {
  const { db, actor, programme } = context;
  const { paysCommissions } = await programme.currentTerms();
  const [row] = await findReferralOf(db, actor.id, leadId);
  if (!row || row.status === 'pending' || (row.status === 'qualified' && !paysCommissions)) {
    return null;
  }
  return (await describeEarnings(context, [row.id], await readLacking(context)))[0]!;
}

async function describeEarnings(
  { db, actor, programme }: AffiliateContext,
  ids: readonly number[],
  { lacking, missingOf }: Awaited<ReturnType<typeof readLacking>>,
) {
  if (ids.length === 0) {
    return [];
  }
  const { partnerSees } = await programme.currentTerms();
  const [rows, lines, held] = await Promise.all([
    findEarnings(db, actor.id, ids),
    findLines(db, ids),
    findOnHold(db, lacking, ids),
  ]);
  const progress = await readProgressOf(
    db,
    rows.map(({ leadId, createdAt }) => ({ id: leadId, appliedAt: createdAt })),
  );
  const rowOf = new Map(rows.map((row) => [row.referralId, row]));
  const linesOf = Map.groupBy(lines, ({ referralId }) => referralId);
  return ids.map((id) => {
    const { leadId, isShown, cents, payments, ...row } = rowOf.get(id)!;
    const sees = lowerLevel(partnerSees, row.partnerSees);
    const state = stateOf(row.status, held.has(id));
    const own = (linesOf.get(id) ?? [])
      .filter((line) => line.affiliateId === actor.id && isEarned(line))
      .map((line) => presentLine(line));
    const computed = own.findLast((line) => line.computed !== null)?.computed ?? null;
    const isLacking = state === 'on_hold' && row.status === 'qualified';
    const reason = reasonOf(state, row);
    return {
      referralId: id,
      leadId: isShown ? leadId : null,
      name: isShown ? partnerName(row, sees) : leadReference(leadId),
      cents: state === 'void' ? 0 : cents,
      state,
      reason,
      said: reason === 'returned' || reason === 'reversed' ? row.said : null,
      at:
        state === 'paid'
          ? (payments.at(-1)?.paidOn ?? null)
          : ((state === 'on_hold' ? row.leadMovedAt : row.movedAt)?.toISOString() ?? null),
      missing: isLacking ? missingOf(computed).filter(hindersApproval) : [],
      next: state === 'estimated' && isShown ? progress.get(leadId)!.next : null,
      payments: state === 'paid' ? payments : [],
      lines: own.toReversed().map((line) => lineSeenByPartner(line, sees)),
    };
  });
}

/** What was paid, and a line without an amount, are no part of what a client earned. */
function isEarned({ kind, amountCents }: { kind: string; amountCents: number }): boolean {
  return amountCents !== 0 && kind !== 'payout' && kind !== 'reversal';
}

export function stateOf(status: ReferralStatus, isHeld: boolean): EarningState {
  switch (status) {
    case 'qualified':
      return isHeld ? 'on_hold' : 'estimated';
    case 'approved':
      return isHeld ? 'on_hold' : 'approved';
    case 'paid':
      return 'paid';
    case 'pending':
    case 'void':
      return 'void';
  }
}

function reasonOf(
  state: EarningState,
  row: Omit<EarningRow, 'isShown' | 'leadId' | 'cents' | 'payments'>,
): EarningReason | null {
  if (state === 'approved') {
    return row.isReturned
      ? 'returned'
      : row.lacksW9
        ? 'w9'
        : row.cause === 'reversal'
          ? 'reversed'
          : null;
  }
  if (state !== 'on_hold' && state !== 'void') {
    return null;
  }
  if (!row.isOwn) {
    return 'elsewhere';
  }
  if (row.isDeleted) {
    return 'removed';
  }
  if (row.status === 'qualified') {
    return 'missing';
  }
  return state === 'void' && row.cause === 'staff' ? 'office' : 'ended';
}
