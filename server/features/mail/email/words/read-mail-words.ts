import type { Queryable } from '#server/db/queryable.ts';
import { type MailWords, rebuildWords, type StoredWords } from './mail-words.ts';
import { findTexts } from './queries.ts';

/** The texts of a mail; `altered` if their checksum is wrong, `none` if nothing is kept. */
export type KeptWords = ({ state: 'kept' } & MailWords) | { state: 'altered' } | { state: 'none' };

/** Without words before the mail was written, and once it was erased. */
interface MailRow extends Record<keyof StoredWords, Buffer | null> {
  /** Holds the text by staff, or of a repeated mail, before it is sent. */
  payload: unknown;
}

// Mails of earlier versions have all their words in the payload.
function readPayload(payload: unknown): KeptWords {
  const { subject, text, html } = payload as Partial<MailWords>;
  return subject === undefined || text === undefined || html === undefined
    ? { state: 'none' }
    : { state: 'kept', subject, text, html, linkText: '', linkHtml: '' };
}

/** The words of these mails, in their order. */
export async function readMailWords(
  db: Queryable,
  mails: readonly MailRow[],
): Promise<KeptWords[]> {
  const hashes = mails.flatMap(({ textHash }) => textHash ?? []);
  const found = hashes.length === 0 ? [] : await findTexts(db, hashes);
  const texts = new Map(found.map(({ hash, words }) => [hash.toString('hex'), words]));
  return mails.map(({ textHash, words, payload }) => {
    if (textHash === null || words === null) {
      return readPayload(payload);
    }
    const rebuilt = rebuildWords(texts.get(textHash.toString('hex')) ?? '', words);
    return rebuilt ? { state: 'kept', ...rebuilt } : { state: 'altered' };
  });
}
