import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { transaction } from '../../transaction.ts';
import { noSuchLead } from '../../scoped-leads.ts';
import { lockLead } from '../queries.ts';
import { changeLead } from '../writes.ts';

/**
 * Closes a buyer's request to be erased without erasing; a mail tells the buyer the reason, in the
 * words of staff. They may ask again. 404 if there is no such lead; 409 if nothing is asked for.
 * Audited.
 */
export async function declineErasure(
  context: Context<StaffActor>,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await transaction(context, { action: 'lead.decline_erasure', entity: 'lead' }, async (tx) => {
    const lead = demand(await lockLead(tx, leadScopeOf(context.actor), id), noSuchLead);
    const { erasureAskedAt, email: recipient, language } = lead;
    if (erasureAskedAt === null) {
      throw new HttpError(409, 'The buyer does not ask to be erased.');
    }
    const updatedAt = await changeLead(tx, id, { erasureAskedAt: null });
    const payload = { askedAt: erasureAskedAt.toISOString(), reason };
    await insertMail(tx, { kind: 'erasure_declined', leadId: id, recipient, language, payload });
    return {
      entityId: id,
      before: { erasureAskedAt },
      after: { erasureAskedAt: null, reason, updatedAt },
      result: undefined,
    };
  });
}
