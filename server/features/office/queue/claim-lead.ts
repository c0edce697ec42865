import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import type { StaffContext } from '../../context.ts';
import { type Office, officeTerms } from '../../office-terms.ts';
import { giveLeads, requireOwner } from '../../leads/owner/writes.ts';
import { lockContactedLead } from '../../leads/find-contacted-lead.ts';
import { callableFrom } from '../../permission/evaluate-calls.ts';
import type { ContactedLead } from '../../permission/read-permission.ts';
import {
  auditChanges,
  type AuditedTransaction,
  type ChangeOfMany,
  transactionOfMany,
} from '../../transaction.ts';
import { markAttention } from './attention/writes.ts';

type Claim = Pick<StaffContext, 'actor' | 'now'> & { office: Office };

type Claimed = ContactedLead & { ownerId: number | null };

/**
 * Makes a locked lead without an owner the actor's, who then has to answer it in time. The account
 * was locked before, so that nobody who leaves is left with it.
 */
export async function claimUnowned(
  tx: AuditedTransaction,
  { actor, now, office }: Claim,
  lead: Claimed,
): Promise<ChangeOfMany[]> {
  if (lead.ownerId !== null) {
    return [];
  }
  const from = await callableFrom(tx, [lead], now);
  return giveLeads(tx, [lead], {
    ownerId: actor.id,
    why: 'claim',
    actorId: actor.id,
    at: now,
    returnsAt: office.returnsAt(from.get(lead.id)!),
  });
}

/**
 * Makes a lead the actor's as they begin to contact its person, if no one has it; tells colleagues
 * that the actor is on it. 404 if the actor may see no such lead.
 */
export async function claimLead(
  context: StaffContext,
  { id }: { id: number; channel: ContactChannel },
) {
  const { actor, now } = context;
  const office = await officeTerms(context);
  return transactionOfMany(context, async (tx) => {
    await requireOwner(tx, actor.id);
    const lead = await lockContactedLead(tx, actor, id);
    const changes = await claimUnowned(tx, { actor, now, office }, lead);
    await markAttention(tx, { leadId: id, staffId: actor.id }, 'calledAt', now);
    return {
      changes: await auditChanges(tx, context, changes),
      result: { id, ownerId: lead.ownerId ?? actor.id, isClaimed: changes.length > 0 },
    };
  });
}
