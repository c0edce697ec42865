import type { Language } from '#core/domain/language.ts';
import { templateFault } from '#core/domain/mail/fill-template.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { DefaultMail, DefaultMails } from '#core/i18n/mails/default-mail.ts';
import { en } from '#core/i18n/mails/en.ts';
import { es } from '#core/i18n/mails/es.ts';
import { pt } from '#core/i18n/mails/pt.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { escapeHtml } from './escape-html.ts';
import { findActive } from './queries.ts';
import type { MailTemplate } from './render-template.ts';
import { textOfHtml } from './text-of-html.ts';

const mails: Readonly<Record<Language, DefaultMails>> = {
  en,
  es,
  pt,
};

// Variables that hold more than one paragraph, so they are placed between paragraphs.
const blocks: readonly string[] = [
  '{{leadDetails}}',
  '{{estimate}}',
  '{{commissions}}',
  '{{notice}}',
];

function htmlOf({ paragraphs, link }: DefaultMail): string {
  const lines = paragraphs.map((line) =>
    blocks.includes(line) ? line : `<p>${escapeHtml(line)}</p>`,
  );
  const action = link ? [`<p><a href="${link.url}">${escapeHtml(link.label)}</a></p>`] : [];
  // Before the last paragraph, such as the one that says who to ask.
  const at = paragraphs.at(-1) === '{{leadDetails}}' ? lines.length : -1;
  return [...lines.slice(0, at), ...action, ...lines.slice(at)].join('\n');
}

/** The product's own text of a kind of mail in a language, with its name in the list. */
export async function defaultTemplate(
  kind: MailKind,
  language: Language,
): Promise<MailTemplate & { name: string }> {
  const mail = mails[language][kind];
  const htmlContent = htmlOf(mail);
  return {
    name: mail.name,
    subject: mail.subject,
    htmlContent,
    textContent: await textOfHtml(htmlContent),
  };
}

/**
 * The template of a kind of mail in a language: staff's active one, or the product's own, also if a
 * template uses a variable that this version no longer has. `id` is null for the product's own.
 */
export async function findTemplate(
  db: Queryable,
  kind: MailKind,
  language: Language,
): Promise<MailTemplate & { id: number | null }> {
  const active = await findActive(db, kind, language);
  const texts = active && [active.subject, active.htmlContent, active.textContent];
  const isUsable = texts?.every((text) => templateFault(kind, text) === null) ?? false;
  if (active && isUsable) {
    return active;
  }
  return { ...(await defaultTemplate(kind, language)), id: null };
}
