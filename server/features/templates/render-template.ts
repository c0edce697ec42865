import { fillTemplate } from '#core/domain/mail/fill-template.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { MailVariable } from '#core/domain/mail/mail-variables.ts';
import { sanitizeMail } from './sanitize-mail.ts';

/** Several lines that look different in HTML; its HTML is made by us, with every value escaped. */
export interface Block {
  text: string;
  html: string;
}

/** What stands for every variable of mails of a kind. */
export type MailValues<Kind extends MailKind = MailKind> = Readonly<
  Record<MailVariable<Kind>, string | Block>
>;

/** What a mail is written by. */
export interface MailTemplate {
  subject: string;
  htmlContent: string;
  textContent: string;
}

/** A mail as it leaves. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** What the template holds and no mail carries. */
  leftOut: string[];
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that cannot become markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

const longestSubject = 200;

/**
 * The mail that a template gives with these values. In the HTML every value is escaped, and then all
 * of it sanitized; a subject is one line of at most 200 characters.
 */
export async function renderTemplate(
  { subject, htmlContent, textContent }: MailTemplate,
  values: Readonly<Record<string, string | Block>>,
): Promise<RenderedMail> {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const asText = (name: string) => {
    const value = valueOf(name);
    return typeof value === 'object' ? value.text : value;
  };
  const asHtml = (name: string) => {
    const value = valueOf(name);
    return typeof value === 'string' ? escapeHtml(value) : value?.html;
  };
  const filled = fillTemplate(htmlContent, asHtml);
  const { html, leftOut } = await sanitizeMail(filled);
  return {
    subject: oneLine(fillTemplate(subject, asText)).slice(0, longestSubject).toWellFormed(),
    text: fillTemplate(textContent, asText),
    html: `<!doctype html><meta charset="utf-8"><body>${html}</body>`,
    leftOut,
  };
}
