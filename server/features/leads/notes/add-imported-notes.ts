import type { AuditedTransaction } from '../../transaction.ts';
import { insertNotes } from './queries.ts';

/**
 * Adds the notes that came with leads of a file, under the name of who imports them, for staff alone:
 * they were written for the office that kept the file. The import is what is audited.
 */
export async function addImportedNotes(
  tx: AuditedTransaction,
  notes: readonly { leadId: number; content: string }[],
  author: { id: number; name: string },
): Promise<void> {
  const by = { authorId: author.id, authorName: author.name, authorType: 'admin' } as const;
  if (notes.length > 0) {
    await insertNotes(
      tx,
      notes.map((note) => ({ ...note, ...by, isShared: false })),
    );
  }
}
