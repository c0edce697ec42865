import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { requireLead } from '../leads/require-lead.ts';
import { presentNote } from './present.ts';
import { findNotes } from './queries.ts';

/**
 * The notes on a lead, the newest first; 404 when the actor may see no such lead. What an affiliate
 * wrote who had the lead before is not told to the one who has it now.
 */
export async function listNotes(
  context: Context<StaffActor | AffiliateActor>,
  { leadId }: { leadId: number },
) {
  await requireLead(context, leadId);
  const { db, actor } = context;
  const notes = await findNotes(db, leadId, actor.kind === 'affiliate' ? actor.id : null);
  return notes.map(presentNote);
}
