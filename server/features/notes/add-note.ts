import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { nameAffiliates } from '../affiliates/name-affiliates.ts';
import type { Context } from '../context.ts';
import { requireAndLockLead, requireLead } from '../leads/policy.ts';
import { staffName } from '../staff/name-staff.ts';
import { transaction } from '../transaction.ts';
import { presentNote } from './list-notes.ts';
import { insertNote, removeNote } from './queries.ts';

type Author = StaffActor | AffiliateActor;

interface NewNote {
  leadId: number;
  content: string;
  authorType?: 'admin' | 'affiliate' | undefined;
}

/**
 * Adds a note under the name of the signed-in member or affiliate; 404 if the author may see no
 * such lead, 403 for an `authorType` other than the author's. Audited.
 */
export async function addNote(context: Context<Author>, { leadId, content, authorType }: NewNote) {
  const actor = authorOf(context, authorType);
  const authorName = await nameOf(context, actor);
  const entry = { action: 'note.create', entity: 'lead' };
  return transaction({ ...context, actor }, entry, async (tx) => {
    await requireAndLockLead(tx, actor, leadId);
    const note = await insertNote(tx, {
      leadId,
      content,
      authorName,
      authorId: actor.id,
      authorType: actor.kind === 'staff' ? 'admin' : 'affiliate',
      viaAdminId: actor.kind === 'staff' ? null : actor.viaAdminId,
    });
    return {
      entityId: leadId,
      after: { noteId: note.id, authorName },
      result: presentNote(note),
    };
  });
}

// Staff and an affiliate may be signed in in one browser. Then the caller says who writes.
function authorOf({ actor, besideStaff }: Context<Author>, type: NewNote['authorType']): Author {
  if (type === undefined) {
    return actor;
  }
  const kind = type === 'admin' ? 'staff' : 'affiliate';
  const author = [actor, besideStaff].find((present) => present?.kind === kind);
  if (!author) {
    throw new HttpError(403, `No one is signed in here as ${type}.`);
  }
  return author;
}

async function nameOf({ db }: Context<Author>, actor: Author): Promise<string> {
  if (actor.kind === 'staff') {
    return staffName(actor);
  }
  const names = await nameAffiliates(db, [actor.id]);
  return names.get(actor.id) || 'Affiliate User';
}

/**
 * Deletes a note on a lead that the actor may see: admins any note, others only their own, else
 * 404. Audited.
 */
export function deleteNote(
  context: Context<StaffActor | AffiliateActor>,
  { id }: { id: number },
): Promise<undefined> {
  const { actor } = context;
  const type = actor.kind === 'affiliate' ? 'affiliate' : 'admin';
  const isAdmin = actor.kind === 'staff' && actor.role === 'admin';
  const entry = { action: 'note.delete', entity: 'lead' };
  return transaction(context, entry, async (tx) => {
    const note = await removeNote(tx, id, isAdmin ? null : { type, id: actor.id });
    if (!note) {
      throw new HttpError(404, 'There is no note with this number.');
    }
    const { leadId, authorName } = note;
    // Only the removed row names its lead. A throw here keeps the note.
    await requireLead({ db: tx, actor }, leadId);
    return {
      entityId: leadId,
      before: { noteId: id, authorName },
      result: undefined,
    };
  });
}
