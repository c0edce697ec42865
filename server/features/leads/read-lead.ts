import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { describeLead } from './describe-lead.ts';

/**
 * Everything known of a lead; 404 when there is none that the actor may see. That it was looked at
 * is written down.
 */
export async function readLead(context: Context<StaffActor>, { id }: { id: number }) {
  const lead = await describeLead(context, id);
  await auditRead(context, {
    action: 'lead.view',
    entity: 'lead',
    entityId: id,
  });
  return lead;
}
