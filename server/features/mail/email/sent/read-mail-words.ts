import type { Queryable } from '#server/db/queryable.ts';
import type { MailWords, StoredWords } from '../../templates/frame-mail.ts';
import { findWords } from './queries.ts';

/** The texts of a mail; `altered` if their checksum is wrong, `none` if nothing is kept. */
export type KeptWords =
  ({ state: 'kept' } & StoredWords) | { state: 'altered' } | { state: 'none' };

interface MailRow {
  id: number;
  /** Holds the text by staff, or of a repeated mail, before it is sent. */
  payload: unknown;
}

function readPayload(payload: unknown): KeptWords {
  const { subject, text, html } = payload as Partial<MailWords>;
  return subject === undefined || text === undefined || html === undefined
    ? { state: 'none' }
    : { state: 'kept', subject, text, html, link: null };
}

export async function readMailWords(
  db: Queryable,
  mails: readonly MailRow[],
): Promise<KeptWords[]> {
  const rows = await findWords(
    db,
    mails.map(({ id }) => id),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return mails.map((mail) => {
    const row = found.get(mail.id);
    if (!row) {
      // Removed in the meantime.
      return { state: 'none' };
    }
    const { isWhole, ...words } = row;
    if (isWhole) {
      return { state: 'kept', ...(words as StoredWords) };
    }
    const wasWritten = isWhole === false || words.subject !== null;
    return wasWritten ? { state: 'altered' } : readPayload(mail.payload);
  });
}
