import type { StaffContext } from '../../context.ts';
import { lockLeadOf } from '../../leads/queries.ts';
import { giveLeads, requireOwner } from '../../leads/owner/writes.ts';
import { auditChanges, nothingChanged, transactionOfMany } from '../../transaction.ts';
import { officeTerms } from '../../office-terms.ts';
import { claimUnowned } from './claim-lead.ts';

/**
 * Gives a lead to a member of staff, or back to the queue. 404 if the actor may see no such lead;
 * an officer may not once a colleague has it. 400 for a member who owns no leads. A member who
 * takes an unowned lead has to answer it in time, as if the rule had assigned it.
 */
export async function handLead(
  context: StaffContext,
  { id, ownerId }: { id: number; ownerId: number | null },
) {
  const { actor, now } = context;
  const office = await officeTerms(context);
  return transactionOfMany(context, async (tx) => {
    await requireOwner(tx, ownerId);
    const lead = await lockLeadOf(tx, actor, id);
    const result = { id, ownerId };
    if (lead.ownerId === ownerId) {
      return { changes: nothingChanged, result };
    }
    const handed = { ownerId, why: 'hand', actorId: actor.id, at: now } as const;
    const isClaim = lead.ownerId === null && ownerId === actor.id;
    const changes = isClaim
      ? await claimUnowned(tx, { actor, now, office }, lead)
      : await giveLeads(tx, [lead], handed);
    return { changes: await auditChanges(tx, context, changes), result };
  });
}
