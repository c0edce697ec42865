import type { AffiliateActor, OfficeActor, StaffActor } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { nameAffiliates } from '../../partners/affiliates/queries.ts';
import type { Context, StaffContext } from '../../context.ts';
import { noSuchLead, requireLead } from '../../scoped-leads.ts';
import { partnerLevelOf, readNotesReader } from '../../partners/referrals/read-referred-lead.ts';
import { staffName } from '../../name-staff.ts';
import { type AuditedTransaction, transaction } from '../../transaction.ts';
import { findNotes, insertNote, insertNotes, removeNote, unshareNote } from './queries.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { holdLead } from '../writes.ts';

type Author = StaffActor | AffiliateActor;

interface NewNote {
  leadId: number;
  content: string;
  authorType?: 'admin' | 'affiliate' | undefined;
  isShared?: boolean | undefined;
}

/**
 * Adds a note under the name of the signed-in member or affiliate; 404 if the author may see no
 * such lead, 403 for an `authorType` other than the author's. A note of staff is shared only with the
 * partner who reads it at this moment: who is credited later does not read it. Audited.
 */
export async function addNote(context: Context<Author>, note: NewNote) {
  const { leadId, content, authorType, isShared = true } = note;
  const actor = authorOf(context, authorType);
  const authorName = await nameOf(context, actor);
  const terms = await context.programme.currentTerms();
  return transaction({ ...context, actor }, 'note.create', 'lead', async (tx) => {
    await requireAndLockLead(tx, actor, leadId);
    const isOfStaff = actor.kind === 'staff';
    const reader =
      isOfStaff && isShared ? await readNotesReader({ db: tx, actor, terms }, leadId) : null;
    const added = await insertNote(tx, {
      leadId,
      content,
      isShared: !isOfStaff || reader !== null,
      sharedWith: reader?.id ?? null,
      authorName,
      authorId: actor.id,
      authorType: isOfStaff ? 'admin' : 'affiliate',
      viaAdminId: isOfStaff ? null : actor.viaAdminId,
    });
    return {
      entityId: leadId,
      after: { noteId: added.id, authorName, isShared: added.isShared },
      result: added,
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

async function nameOf({ db }: Context<Author>, actor: Author) {
  if (actor.kind === 'staff') {
    return staffName(actor);
  }
  const names = await nameAffiliates(db, [actor.id]);
  return names.get(actor.id) || 'Affiliate User';
}

const noSuchNote = () => new HttpError(404, 'There is no note with this number.');

/** Keeps a note of staff from partners for good: its author or an admin, else 404. Audited. */
export function withholdNote(context: StaffContext, { id }: { id: number }) {
  const { actor } = context;
  return transaction(context, 'note.withhold', 'lead', async (tx) => {
    const authorId = actor.role === 'admin' ? null : actor.id;
    const note = demand(await unshareNote(tx, id, authorId), noSuchNote);
    await requireLead({ db: tx, actor }, note.leadId);
    return { entityId: note.leadId, after: { noteId: id }, result: note };
  });
}

/** Deletes a note on a lead the actor may see: admins any, others their own, else 404. Audited. */
export function deleteNote(context: Context<StaffActor | AffiliateActor>, { id }: { id: number }) {
  const { actor } = context;
  const type = actor.kind === 'affiliate' ? 'affiliate' : 'admin';
  const isAdmin = actor.kind === 'staff' && actor.role === 'admin';
  return transaction(context, 'note.delete', 'lead', async (tx) => {
    const removed = await removeNote(tx, id, isAdmin ? null : { type, id: actor.id });
    const { leadId, authorName } = demand(removed, noSuchNote);
    // Only the removed row names its lead. A throw here keeps the note.
    await requireLead({ db: tx, actor }, leadId);
    return {
      entityId: leadId,
      before: { noteId: id, authorName },
    };
  });
}

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
    return findNotes(db, leadId);
  }
  const seesStaff = (await partnerLevelOf({ ...context, actor }, leadId)) === 'all';
  return findNotes(db, leadId, { id: actor.id, seesStaff });
}

/**
 * Adds the notes that came with leads of a file, under the name of who imports them, for staff alone:
 * they were written for the office that kept the file. The import is what is audited.
 */
export async function addImportedNotes(
  tx: AuditedTransaction,
  notes: readonly { leadId: number; content: string }[],
  author: { id: number; name: string },
) {
  const by = { authorId: author.id, authorName: author.name, authorType: 'admin' } as const;
  if (notes.length > 0) {
    await insertNotes(
      tx,
      notes.map((note) => ({ ...note, ...by, isShared: false })),
    );
  }
}

/**
 * 404 unless there is a lead with this id in the actor's scope; locks it for a write about its
 * person in this transaction, so that no erasure misses it.
 */
async function requireAndLockLead(
  tx: AuditedTransaction,
  actor: OfficeActor | AffiliateActor,
  id: number,
) {
  if (!(await holdLead(tx, leadScopeOf(actor), id))) {
    throw noSuchLead();
  }
}
