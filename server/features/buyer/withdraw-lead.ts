import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import {
  closedStatuses,
  type LeadStatus,
  voidingStatuses,
} from '#core/domain/leads/lead-status.ts';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { enqueueNotices } from '../integrations/push/enqueue-notices.ts';
import { recordStop } from '../permission/record-stop.ts';
import { transaction } from '../transaction.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { storeChanges } from '../leads/update-lead.ts';
import { lockBuyerLead } from './find-buyer-lead.ts';

const withdrawn: LeadStatus = 'Closed Lost';
const ended: readonly string[] = [...voidingStatuses, ...closedStatuses];

/** Whether an application of this status has not ended yet. */
export function mayWithdraw(status: string): boolean {
  return !ended.includes(status);
}

/**
 * The buyer withdraws the application: Closed Lost with that reason, with the effects and mails of
 * a change of status by staff; no way is open until they apply or agree anew. The owner is notified,
 * and a mail confirms it to the buyer. 409 for an application that has ended. Audited.
 */
export async function withdrawLead(
  context: Omit<Context, 'actor'> & { actor: BuyerActor },
): Promise<void> {
  const terms = await context.programme.currentTerms();
  await transaction(context, { action: 'lead.update', entity: 'lead' }, async (tx) => {
    const lead = demand(await lockBuyerLead(tx, context.actor), noSuchLead);
    const { id, status, ownerId, phone, email: recipient, language } = lead;
    if (!mayWithdraw(status)) {
      throw new HttpError(409, 'This application has ended already.');
    }
    const reason = 'withdrawn by the buyer';
    const change = await storeChanges(
      tx,
      { ...context, terms },
      lead,
      { status: withdrawn },
      reason,
    );
    await recordStop(tx, {
      leadId: id,
      phone,
      email: recipient,
      channels: contactChannels,
      kind: 'withdrew',
      how: 'withdrew the application',
      saidAt: context.now,
      staffId: null,
    });
    if (ownerId !== null) {
      await enqueueNotices(tx, [{ memberId: ownerId, why: 'withdrawn', leadId: id, count: 1 }]);
    }
    const payload = { at: context.now.toISOString() };
    await insertMail(tx, { kind: 'withdrawn', leadId: id, recipient, language, payload });
    return { ...change, result: undefined };
  });
}
