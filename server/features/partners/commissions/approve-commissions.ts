import type { notApprovedReasons } from '#core/contract/partners/commission/commissions.ts';
import {
  approvedByOverride,
  approvedByStaff,
  isRefusal,
} from '#core/domain/partners/ledger/staff-move.ts';
import { hindersApproval } from '#core/domain/partners/basis.ts';
import { waitsForAnswer } from '#core/domain/partners/earned-twice.ts';
import type { StaffContext } from '../../context.ts';
import { transactionOfMany } from '../../transaction.ts';
import { type CommissionNews, enqueueCommissionMails } from './enqueue-commission-mails.ts';
import { findWhatIsMissing } from './basis/find-partners.ts';
import { givePayees } from './payees/writes.ts';
import { lacksBasis } from './policy.ts';
import { findAlsoEarned } from './queries.ts';
import { requirePayTerms } from './read-commission-sums.ts';
import {
  type Decision,
  type MovableReferral,
  moveReferrals,
  readMovable,
} from './settle/move-referrals.ts';
import { findLastMoves, lockReferralsById } from './settle/queries.ts';

interface Asked {
  referrals: readonly { id: number; earnedCents: number }[];
  /** The member who answers for referrals that lack their basis, and the reason. */
  override?: { name: string; reason: string } | undefined;
}

/**
 * Approves qualified referrals whose amount is still the one that staff saw. Returns how many, and
 * why the others were skipped. 409 for one of two commissions of a person unless someone answers for
 * both. Where a basis is required, 409 while commissions have none, and if a referral lacks its own
 * and no one answers for it. Each is audited.
 */
export async function approveCommissions(context: StaffContext, { referrals, override }: Asked) {
  const payTerms = await requirePayTerms(context);
  const terms = await context.programme.currentTerms();
  const today = context.programme.today();
  const seen = new Map(referrals.map(({ id, earnedCents }) => [id, earnedCents]));
  return transactionOfMany(context, async (tx) => {
    const ids = await lockReferralsById(tx, [...seen.keys()]);
    const found = await readMovable(tx, ids, terms);
    const left = found.flatMap((referral) => {
      const reason = reasonToLeave(referral, seen.get(referral.id)!);
      return reason === undefined ? [] : [{ id: referral.id, reason }];
    });
    const leftIds = new Set(left.map(({ id }) => id));
    const approvable = found.filter(({ id }) => !leftIds.has(id));
    const missingOf = await findWhatIsMissing(
      tx,
      approvable.map(({ affiliateId }) => affiliateId),
      today,
      payTerms,
    );
    const othersOf = await findAlsoEarned(
      tx,
      approvable.map(({ id }) => id),
    );
    const lacking = new Map(
      approvable.flatMap(({ id, affiliateId, money }) => {
        const basis = missingOf(affiliateId, money.computed).filter(hindersApproval);
        const missing = basis.map(({ what }) => what);
        if (waitsForAnswer(money.status, othersOf.get(id)!)) {
          missing.push('duplicate');
        }
        return missing.length === 0 ? [] : [[id, missing] as const];
      }),
    );
    const held = [...lacking].flatMap(([id, missing]) => {
      const holding = missing.filter((what) => payTerms.isRequired || what === 'duplicate');
      return holding.length === 0 ? [] : [[id, holding] as const];
    });
    if (held.length > 0 && override === undefined) {
      throw lacksBasis(new Map(held));
    }
    const lastMoves = ids.length === 0 ? [] : await findLastMoves(tx, ids);
    const lastOf = new Map(lastMoves.map(({ referralId, id }) => [referralId, id]));
    const decisions = approvable.map((referral): Decision => {
      const missing = lacking.get(referral.id);
      return {
        referral,
        key: `approve:${lastOf.get(referral.id) ?? 0}`,
        cause: 'staff',
        action: 'approve',
        ...(missing && override
          ? {
              reason: override.reason,
              move: approvedByOverride({
                name: override.name,
                missing,
                ...(missing.includes('duplicate') && {
                  beside: othersOf.get(referral.id)!.map(({ id }) => id),
                }),
              }),
            }
          : { move: { to: 'approved', lines: [] } }),
      };
    });
    const changes = await moveReferrals(tx, { ...context, terms }, decisions);
    await givePayees(
      tx,
      approvable.map(({ id }) => id),
      today,
    );
    const toldAt = new Date(context.now.getTime() + context.config.milestoneMailMinutes * 60_000);
    await enqueueCommissionMails(tx, approvedNews(approvable), toldAt);
    const unknown = [...seen.keys()].filter((id) => !ids.includes(id));
    const result = {
      approved: approvable.length,
      approvedCents: approvable.reduce((sum, { money }) => sum + money.earnedCents, 0),
      leftAlone: [...left, ...unknown.map((id) => ({ id, reason: 'unknown' as const }))],
    };
    return { changes, result };
  });
}

function approvedNews(approved: readonly MovableReferral[]): CommissionNews[] {
  const byAffiliate = Map.groupBy(approved, ({ affiliateId }) => affiliateId);
  return [...byAffiliate].map(([affiliateId, own]) => ({
    kind: 'commission_approved',
    affiliateId,
    amountCents: own.reduce((sum, { money }) => sum + money.earnedCents, 0),
    clients: own.map(({ leadId, money }) => ({ leadId, cents: money.earnedCents })),
  }));
}

type Reason = (typeof notApprovedReasons)[number];

function reasonToLeave({ money }: MovableReferral, seenCents: number): Reason | undefined {
  const answer = approvedByStaff(money);
  if (isRefusal(answer)) {
    return answer.reason === 'nothing' ? 'nothing' : 'status';
  }
  return money.earnedCents === seenCents ? undefined : 'amount';
}
