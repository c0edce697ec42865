import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { listNewestLeads } from '../leads/list-newest-leads.ts';
import { listNewestInteractions } from '../tracking/list-newest-interactions.ts';

const shown = 5;

/** The five newest leads and the five newest interactions. */
export async function readDashboardActivity(context: Context<StaffActor>) {
  const leads = await listNewestLeads(context, shown);
  const interactions = await listNewestInteractions(context, shown);
  return { leads, interactions };
}
