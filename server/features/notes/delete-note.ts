import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { requireLead } from '../leads/require-lead.ts';
import { transaction } from '../transaction.ts';
import { removeNote } from './queries.ts';

/**
 * Deletes a note: an affiliate only its own on a lead it referred, staff any on a lead they may see;
 * 404 for every other. Audited.
 */
export function deleteNote(
  context: Context<StaffActor | AffiliateActor>,
  { id }: { id: number },
): Promise<undefined> {
  const { actor } = context;
  const entry = { action: 'note.delete', entity: 'lead' };
  return transaction(context, entry, async (tx) => {
    const note = await removeNote(tx, id, actor.kind === 'affiliate' ? actor.id : null);
    if (!note) {
      throw new HttpError(404, 'There is no note with this number.');
    }
    const { leadId, authorName } = note;
    // Thrown from here, the note stays.
    await requireLead({ db: tx, actor }, leadId);
    return {
      entityId: leadId,
      before: { noteId: id, authorName },
      result: undefined,
    };
  });
}
