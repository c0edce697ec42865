import type { DisputeOutcome } from '#core/domain/partners/dispute.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { findCreditOf, lockDispute } from '../../partners/affiliates/disputes/queries.ts';
import { settleDispute } from '../../partners/affiliates/disputes/writes.ts';
import type { StaffContext } from '../../context.ts';
import {
  auditChanges,
  type AuditedTransaction,
  type ChangeOfMany,
  transaction,
  transactionOfMany,
} from '../../transaction.ts';
import { moveCredit, type Offer, readOffer } from './credit-lead.ts';
import { insertMails } from '#server/db/jobs/insert-mails.ts';
import { findEarningAffiliates } from '../../partners/affiliates/mail-wishes/writes.ts';

interface Decided {
  id: number;
  outcome: DisputeOutcome;
  reason: string;
  isSelfMeant?: boolean | undefined;
}

function noSuchDispute(): HttpError {
  return new HttpError(404, 'There is no dispute with this number.');
}

/**
 * Decides a dispute. If upheld, the lead is credited to the partner who disputes, with its
 * earnings, as if staff had credited it; if rejected, nothing moves. Mails tell that partner the
 * reason, and a partner who loses the client that they do. 404 if there is no such dispute; 409 if
 * it was decided, for a number without a lead, and where `creditLead` refuses. Audited.
 */
export async function decideDispute(context: StaffContext, decided: Decided) {
  const { id, outcome, reason } = decided;
  const offer = await readOffer(context);
  return transaction(context, 'lead.decide_dispute', 'lead', async (tx) => {
    const dispute = demand(await lockDispute(tx, id), noSuchDispute);
    if (dispute.outcome !== null) {
      throw new HttpError(409, 'This dispute has been decided already. Nothing was changed.');
    }
    const { affiliateId, leadId } = dispute;
    const moved =
      outcome === 'upheld' ? await uphold(context, tx, { ...decided, offer }, dispute) : null;
    const handoverId = moved?.handoverId ?? null;
    await settleDispute(tx, id, {
      outcome,
      decision: reason,
      decidedBy: context.actor.id,
      handoverId,
    });
    const loserId = moved?.loserId ?? null;
    await enqueueDisputeMails(tx, { disputeId: id, affiliateId, loserId });
    return {
      entityId: leadId,
      after: { disputeId: id, affiliateId, outcome, reason, handoverId },
      result: { id, outcome },
    };
  });
}

/** Rejects open disputes of these for one reason, mailed to each partner. Each is audited. */
export function rejectDisputes(
  context: StaffContext,
  { ids, reason }: { ids: readonly number[]; reason: string },
) {
  const { id: decidedBy } = context.actor;
  return transactionOfMany(context, async (tx) => {
    const changes: ChangeOfMany[] = [];
    // In one order, so that two who reject the same ones never wait for each other.
    for (const disputeId of [...new Set(ids)].toSorted((one, other) => one - other)) {
      const dispute = await lockDispute(tx, disputeId);
      if (dispute?.outcome === null) {
        const { affiliateId, leadId } = dispute;
        const decision = {
          outcome: 'rejected',
          decision: reason,
          decidedBy,
          handoverId: null,
        } as const;
        await settleDispute(tx, disputeId, decision);
        await enqueueDisputeMails(tx, { disputeId, affiliateId, loserId: null });
        const after = { disputeId, affiliateId, outcome: 'rejected', reason };
        changes.push({ action: 'lead.decide_dispute', entity: 'lead', entityId: leadId, after });
      }
    }
    const audited = await auditChanges(tx, context, changes);
    return { changes: audited, result: { rejected: changes.length } };
  });
}

/** Moves the credit; null if the partner has it by now. */
async function uphold(
  context: StaffContext,
  tx: AuditedTransaction,
  { reason, isSelfMeant, offer }: Decided & { offer: Offer },
  {
    affiliateId,
    leadId,
    leadReference,
  }: { affiliateId: number; leadId: number | null; leadReference: string },
) {
  if (leadId === null) {
    throw new HttpError(409, `There is no lead ${leadReference}, so there is nothing to credit.`);
  }
  const credited = await findCreditOf(tx, leadId);
  if (credited?.affiliateId === affiliateId) {
    return null;
  }
  const asked = { id: leadId, affiliateId, reason, isSelfMeant };
  const { from, handoverId } = await moveCredit(context, tx, asked, offer);
  return { handoverId, loserId: from.affiliateId };
}

interface DecidedDispute {
  disputeId: number;
  affiliateId: number;
  /** The affiliate who loses the credit; null if there is none or the credit did not move. */
  loserId: number | null;
}

/** Enqueues the mails of a decision; only the partner who disputed reads the reason. */
async function enqueueDisputeMails(
  tx: AuditedTransaction,
  { disputeId, affiliateId, loserId }: DecidedDispute,
) {
  const ids = loserId === null ? [affiliateId] : [affiliateId, loserId];
  const affiliates = await findEarningAffiliates(tx, ids);
  await insertMails(
    tx,
    affiliates.map(({ id, email, language }) => ({
      kind: 'dispute_decided' as const,
      event: `dispute:${disputeId}:${id}`,
      recipient: email,
      language,
      payload: { disputeId, affiliateId: id },
    })),
  );
}
