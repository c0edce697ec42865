import type { Queryable } from '#server/db/queryable.ts';
import { findWords } from './queries.ts';
import { emptyFooter, fillFooter } from '../../templates/frame-mail.ts';

export interface MailWords {
  subject: string;
  text: string;
  html: string;
}

/** The link with which a mail ends, as it is added to both texts. */
export interface LinkWords {
  text: string;
  html: string;
}

/** The texts of a mail as they left; a token in them that gives access to something is `…`. */
export interface StoredWords extends MailWords {
  /** A part of both texts, and not of a copy, which gets its own. */
  link: LinkWords | null;
}

export function withLink({ subject, text, html }: MailWords, link: LinkWords | null): MailWords {
  return { subject, text: text + (link?.text ?? ''), html: fillFooter(html, link?.html ?? '') };
}

export function withoutLink({ subject, text, html, link }: StoredWords): MailWords {
  return link
    ? { subject, text: text.slice(0, -link.text.length), html: emptyFooter(html, link.html) }
    : { subject, text, html };
}

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
