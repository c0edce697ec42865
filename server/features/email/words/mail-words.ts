import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { MailTemplate } from '../../templates/render-template.ts';
import { fillFooter } from '../../templates/frame-mail.ts';

/** What a mail says. A token in it that gives access to something is written as `…`. */
export interface MailWords {
  subject: string;
  text: string;
  /** With a place for the link. */
  html: string;
  /** The link by which its reader chooses which mails they get; empty without one. */
  linkText: string;
  linkHtml: string;
}

/** The same as its row has it. */
export interface StoredWords {
  /** Of the text of its template. */
  textHash: Buffer;
  words: Buffer;
}

/** What the mails of a template say to a made-up reader. */
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
  return { words, written, hash: createHash('sha256').update(written).digest() };
}

/**
 * Compresses a mail with the text of its template as the dictionary (zlib, RFC 1950): what both say
 * takes almost nothing. zlib adds checksums of both.
 */
export function storeWords({ written, hash }: MailText, words: MailWords): StoredWords {
  const dictionary = Buffer.from(written);
  return { textHash: hash, words: deflateSync(writeWords(words), { dictionary }) };
}

/** What a mail said, to the byte; null if the mail or its text no longer match their checksums. */
export function rebuildWords(written: string, stored: Buffer): MailWords | null {
  try {
    const dictionary = Buffer.from(written);
    const parts = JSON.parse(inflateSync(stored, { dictionary }).toString()) as string[];
    const [subject = '', text = '', html = '', linkText = '', linkHtml = ''] = parts;
    return { subject, text, html, linkText, linkHtml };
  } catch {
    return null;
  }
}
