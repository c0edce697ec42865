import { turnOf } from '#core/domain/milestones.ts';
import { creditNeedsFootnote } from '#core/domain/programme-terms.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { readReceipt } from '../affiliates/read-lead-referral.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { readReferredLead } from '../leads/read-referred-lead.ts';
import { describeReceipt } from './describe-receipt.ts';

/**
 * A lead among the affiliate's referrals: the specified fields, what happened to it, and why it is
 * credited; 404 for every other lead, whoever's it is. That it was looked at is written down.
 */
export async function readOwnLead(context: Context<AffiliateActor>, { id }: { id: number }) {
  const { db, programme } = context;
  const { createdAt, progress, ...lead } = await readReferredLead(context, id);
  const { reached, next } = progress;
  const [receipt, terms] = await Promise.all([readReceipt(db, id), programme.currentTerms()]);
  await auditRead(context, {
    action: 'lead.view',
    entity: 'lead',
    entityId: id,
  });
  const hasCredit = lead.taxCredit !== null && lead.taxCredit > 0;
  return {
    ...lead,
    createdAt: createdAt.toISOString(),
    isCreditIllustration: hasCredit && creditNeedsFootnote(terms, terms.asOf),
    followUp: { programmeName: terms.programmeName, lenderName: terms.lenderName },
    progress: {
      reached: reached.map(({ milestone, at }) => ({ milestone, at: at.toISOString() })),
      next,
      turn: turnOf[next],
    },
    // When somebody followed which link is more than how their application stands.
    receipt: receipt && terms.partnerSees !== 'status' ? describeReceipt(receipt) : null,
  };
}
