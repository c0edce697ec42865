import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { requireLead } from '../leads/require-lead.ts';
import { listInteractions } from './list-interactions.ts';
import type { InteractionQuery } from './queries.ts';

/** A page of what the visitor did who became a lead; 404 when there is no lead with this number. */
export async function listLeadInteractions(
  context: Context<StaffActor>,
  query: InteractionQuery & { leadId: number },
) {
  await requireLead(context, query.leadId);
  return listInteractions(context, query);
}
