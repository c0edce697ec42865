import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { requireLead } from '../../scoped-leads.ts';
import { partnerLevelOf } from '../../partners/referrals/read-referred-lead.ts';
import { findNotes, type NoteRow } from './queries.ts';

/**
 * The notes on a lead, newest first; 404 if the actor may see no such lead. An affiliate does not
 * read the notes of a former one, nor those of staff unless program and buyer show partners
 * everything.
 */
export async function listNotes(
  context: Context<StaffActor | AffiliateActor>,
  { leadId }: { leadId: number },
) {
  await requireLead(context, leadId);
  const { db, actor } = context;
  if (actor.kind === 'staff') {
    return (await findNotes(db, leadId)).map(presentNote);
  }
  const seesStaff = (await partnerLevelOf({ ...context, actor }, leadId)) === 'all';
  const notes = await findNotes(db, leadId, { id: actor.id, seesStaff });
  return notes.map(presentNote);
}

/** A note as the contract has it. */
export function presentNote({ createdAt, updatedAt, ...note }: NoteRow) {
  return {
    ...note,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
