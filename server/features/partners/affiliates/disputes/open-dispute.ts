import { mostOpenDisputes } from '#core/contract/partners/affiliate/disputes.ts';
import { leadReference, readLeadReference } from '#core/domain/leads/lead-reference.ts';
import { openOfficeClock } from '#core/domain/office/office-clock.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { AffiliateContext } from '../../../context.ts';
import { transaction } from '../../../transaction.ts';
import { countOpenDisputes, findCreditOf, findFormerReferral, findOwnDisputes } from './queries.ts';
import { insertDispute } from './writes.ts';

interface Disputed {
  leadReference: string;
  reason: string;
}

/** The same answer for a missing referral and for one that never was the affiliate's. */
function noSuchReferral(): HttpError {
  return new HttpError(404, 'There is no referral with this number that was yours.');
}

/**
 * Disputes who is credited for an application; staff answer by the office's clock. The answer does
 * not tell whether there is such an application. 409 for one that counts for the affiliate, and
 * while they have a dispute about it, or twenty others, open. Audited.
 */
export async function openDispute(context: AffiliateContext, disputed: Disputed) {
  const { actor, config, db, now, programme } = context;
  const credited = await findCreditOf(db, readLeadReference(disputed.leadReference)!);
  if (credited?.affiliateId === actor.id) {
    throw new HttpError(409, 'This client counts as your referral already.');
  }
  const terms = await programme.enteredTerms();
  const clock = openOfficeClock(terms, config.timeZone);
  const dueAt = clock.after(now, terms.disputeAnswerHours * 60);
  return transaction(context, 'affiliate.open_dispute', 'affiliate', async (tx) => {
    if ((await countOpenDisputes(tx, actor.id)) >= mostOpenDisputes) {
      throw new HttpError(409, `${mostOpenDisputes} of your disputes wait for an answer already.`);
    }
    const id = await insertDispute(tx, { affiliateId: actor.id, ...disputed, dueAt });
    if (id === null) {
      throw new HttpError(409, 'You have a dispute about this client open. Wait for its answer.');
    }
    return {
      entityId: actor.id,
      after: { disputeId: id },
      result: { id, dueAt },
    };
  });
}

/** The same about a referral that was the affiliate's; 404 for any other. */
export async function disputeReferral(
  context: AffiliateContext,
  { id, reason }: { id: number; reason: string },
) {
  const { db, actor } = context;
  const { leadId } = demand(await findFormerReferral(db, id, actor.id), noSuchReferral);
  return openDispute(context, { leadReference: leadReference(leadId), reason });
}

export async function listOwnDisputes({ db, actor }: AffiliateContext) {
  const rows = await findOwnDisputes(db, actor.id);
  const items = rows.map((row) => ({
    id: row.id,
    leadReference: row.leadReference,
    reason: row.reason,
    state: row.outcome ?? ('open' as const),
    decision: row.decision,
    createdAt: row.createdAt,
    dueAt: row.dueAt,
    decidedAt: row.decidedAt,
  }));
  return { items };
}
