import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { MailTemplate } from '../../templates/render-template.ts';
import { fillFooter } from '../../templates/frame-mail.ts';

/** The texts of a mail. A token in it that gives access to something is written as `…`. */
export interface MailWords {
  subject: string;
  text: string;
  /** With a place for the link. */
  html: string;
  /** The link by which its reader chooses which mails they get; empty without one. */
  linkText: string;
  linkHtml: string;
}

/** The same as stored in its row. */
export interface StoredWords {
  /** Hash of its template's text. */
  textHash: Buffer;
  words: Buffer;
}

/** The mail of a template for a made-up reader. */
export interface MailText {
  words: MailWords;
  written: string;
  hash: Buffer;
}

export interface WrittenBy {
  kind: MailKind;
  language: Language;
  template: MailTemplate;
  isByStaff?: boolean;
}

/** The text of a template, stored before it is returned. */
export type MailTexts = (template: WrittenBy) => Promise<MailText>;

/** A mail as it is sent: its parts in one. */
export function sentParts({ subject, text, html, linkText, linkHtml }: MailWords) {
  return { subject, text: text + linkText, html: fillFooter(html, linkHtml) };
}

function writeWords({ subject, text, html, linkText, linkHtml }: MailWords): string {
  return JSON.stringify([subject, text, html, linkText, linkHtml]);
}

export function mailTextOf(words: MailWords): MailText {
  const written = writeWords(words);
  return { words, written, hash: sha256(written) };
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/**
 * Compresses a mail with the text of its template as the dictionary (zlib, RFC 1950): common parts
 * take almost nothing. The SHA-256 of the mail follows.
 */
export function storeWords({ written, hash }: MailText, words: MailWords): StoredWords {
  const dictionary = Buffer.from(written);
  const said = writeWords(words);
  const packed = deflateSync(said, { dictionary });
  return { textHash: hash, words: Buffer.concat([packed, sha256(said)]) };
}

/** The texts of a mail, to the byte; null if mail or template no longer match their checksums. */
export function rebuildWords(written: string, stored: Buffer): MailWords | null {
  try {
    const dictionary = Buffer.from(written);
    const { buffer, engine } = inflateSync(stored, { dictionary, info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    const stamp = stored.subarray(engine.bytesWritten);
    // Mails of earlier versions have only the checksums of zlib.
    if (stamp.length > 0 && !stamp.equals(sha256(buffer))) {
      return null;
    }
    const parts = JSON.parse(buffer.toString()) as string[];
    const [subject = '', text = '', html = '', linkText = '', linkHtml = ''] = parts;
    return { subject, text, html, linkText, linkHtml };
  } catch {
    return null;
  }
}
