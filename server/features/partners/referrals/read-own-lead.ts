import type * as z from 'zod/mini';
import type { ownReceipt } from '#core/contract/partners/affiliate/lead.ts';
import { dayMs } from '#core/domain/office/day.ts';
import { turnOf } from '#core/domain/partners/milestones.ts';
import { creditNeedsFootnote } from '#core/domain/programme/programme-terms.ts';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import { presentDisputeTo } from '../affiliates/disputes/present.ts';
import { type CreditReceipt, readReceipt } from '../affiliates/read-lead-referral.ts';
import { auditRead } from '../../audit-read.ts';
import { readClientEarning } from '../commissions/earnings/list-client-earnings.ts';
import type { AffiliateContext } from '../../context.ts';
import { readReferredLead } from './read-referred-lead.ts';

/**
 * One lead among the affiliate's referrals: the specified fields, its milestones, and why it is
 * credited; 404 for any other lead. Audited as a read.
 */
export async function readOwnLead(context: AffiliateContext, { id }: { id: number }) {
  const { db, programme } = context;
  const { sees, createdAt, progress, ...lead } = await readReferredLead(context, id);
  const { reached, next } = progress;
  const [receipt, terms, commission] = await Promise.all([
    readReceipt(db, id),
    programme.currentTerms(),
    readClientEarning(context, id),
  ]);
  await auditRead(context, 'lead.view', 'lead', { entityId: id });
  const hasCredit = lead.taxCredit !== null && lead.taxCredit > 0;
  return {
    ...lead,
    createdAt,
    isCreditIllustration: hasCredit && creditNeedsFootnote(terms, terms.asOf),
    followUp: { programmeName: terms.programmeName, lenderName: terms.lenderName },
    progress: {
      reached: reached.map(({ milestone, at }) => ({ milestone, at })),
      next,
      turn: turnOf[next],
    },
    commission,
    // The receipt tells when a link was followed, which is more than the status.
    receipt: receipt && sees !== 'status' ? describeReceipt(receipt, context.actor.id) : null,
  };
}

type Receipt = z.input<typeof ownReceipt>;

// Codes without a live affiliate, and clocks that were ahead, concern staff only.
const untold = new Set(['invalid', 'future']);

/** The days for which the winning code counts; null if a person decided instead. */
function windowDaysOf({ touches, expiresAt, decidedAt }: CreditReceipt): number | null {
  const winner = touches.find(({ verdict }) => verdict === 'winner');
  if (decidedAt !== null || !winner || !expiresAt) {
    return null;
  }
  return Math.round((Date.parse(expiresAt) - Date.parse(winner.touchedAt)) / dayMs);
}

/** A link that counted until the lender decided otherwise does not count any more. */
function presentVerdict(verdict: string, isOwn: boolean, decidedAt: Date | null): string {
  return verdict === 'winner' && !isOwn && decidedAt !== null ? 'overruled' : verdict;
}

/**
 * Why a lead is credited to the affiliate: when which link was followed. Only their own code is
 * named. Of a dispute only their own is shown with staff's reason.
 */
function describeReceipt(receipt: CreditReceipt, affiliateId: number): Receipt {
  const { reason, review, expiresAt, touches, code: credited, decidedAt } = receipt;
  const isDecided = decidedAt !== null;
  const told = touches.filter(({ verdict }) => !untold.has(verdict));
  return {
    reason: isDecided ? 'staff' : reason,
    decidedAt,
    windowDays: windowDaysOf(receipt),
    expiresAt: isDecided ? null : (expiresAt ?? null),
    isInReview: !isDecided && (review ?? null) !== null,
    disputes: receipt.disputes.flatMap((dispute) => presentDisputeTo(affiliateId, dispute) ?? []),
    touches: told.map(({ code, touchedAt, verdict }) => {
      const isOwn = foldReferralCode(code) === foldReferralCode(credited);
      return {
        touchedAt,
        isOwn,
        code: isOwn ? code : null,
        verdict: presentVerdict(verdict, isOwn, decidedAt),
      };
    }),
  };
}
