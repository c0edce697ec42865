import type { MailKind } from '../../domain/mail/mail-kind.ts';

/** The product's own mail: a template in paragraphs, with variables between double braces. */
export interface DefaultMail {
  readonly name: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** `url` is a variable. */
  readonly link?: { readonly label: string; readonly url: string };
}

export type DefaultMails = Readonly<Record<MailKind, DefaultMail>>;
