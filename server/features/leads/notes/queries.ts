import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { leadNotes } from '#server/db/tables/leads.ts';
import { isOfPerson } from '../../person.ts';
import type { AuditedTransaction } from '../../transaction.ts';

const columns = {
  ...columnsOf(leadNotes, 'id leadId authorType authorId authorName content isShared'),
  ...columnsOf(leadNotes, 'createdAt updatedAt'),
};

export type NoteRow = Pick<typeof leadNotes.$inferSelect, keyof typeof columns>;

/**
 * An affiliate reads its own notes, and those that staff shared with it if it sees everything. It
 * does not read what staff wrote on an application that was merged into this one.
 */
function isToldTo({ id, seesStaff }: { id: number; seesStaff: boolean }, leadId: number) {
  const { authorType, authorId, isShared, sharedWith } = leadNotes;
  const isOwn = and(eq(authorType, 'affiliate'), eq(authorId, id));
  const isOfStaff = and(
    ne(authorType, 'affiliate'),
    eq(isShared, true),
    or(isNull(sharedWith), eq(sharedWith, id)),
    eq(leadNotes.leadId, leadId),
  );
  return seesStaff ? or(isOfStaff, isOwn) : isOwn;
}

/** The notes on a lead, newest first; for a partner, those that they may read. */
export function findNotes(
  db: Queryable,
  leadId: number,
  partner?: { id: number; seesStaff: boolean },
): Promise<NoteRow[]> {
  return db.drizzle
    .select(columns)
    .from(leadNotes)
    .where(and(isOfPerson(leadNotes.leadId, leadId), partner && isToldTo(partner, leadId)))
    .orderBy(desc(leadNotes.createdAt), desc(leadNotes.id));
}

type NewNote = Omit<typeof leadNotes.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

export async function insertNote(tx: AuditedTransaction, note: NewNote): Promise<NoteRow> {
  const [stored] = await tx.drizzle.insert(leadNotes).values(note).returning(columns);
  return stored!;
}

export async function insertNotes(tx: AuditedTransaction, notes: readonly NewNote[]) {
  await tx.drizzle.insert(leadNotes).values([...notes]);
}

/** Keeps a note of staff from partners; undefined if there is none, or none by this member. */
export async function unshareNote(tx: AuditedTransaction, id: number, authorId: number | null) {
  const isOwn = authorId === null ? undefined : eq(leadNotes.authorId, authorId);
  const [changed] = await tx.drizzle
    .update(leadNotes)
    .set({ isShared: false, updatedAt: sql`now()` })
    .where(and(eq(leadNotes.id, id), eq(leadNotes.authorType, 'admin'), isOwn))
    .returning(columns);
  return changed;
}

/** Removes a note, with an author only one of theirs; undefined if there was none. */
export async function removeNote(
  tx: AuditedTransaction,
  id: number,
  author: { type: 'admin' | 'affiliate'; id: number } | null,
): Promise<NoteRow | undefined> {
  const { authorType, authorId } = leadNotes;
  const isOwn = author ? and(eq(authorType, author.type), eq(authorId, author.id)) : undefined;
  const [removed] = await tx.drizzle
    .delete(leadNotes)
    .where(and(eq(leadNotes.id, id), isOwn))
    .returning(columns);
  return removed;
}
