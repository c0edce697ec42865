import { fillTemplate } from '#core/domain/mail/fill-template.ts';
import type { Language } from '#core/domain/language.ts';
import { mailFacts, type MailKind, type MailVariable } from '#core/domain/mail/mail-kind.ts';
import { keptElements, keptParagraphs } from '#core/domain/mail/promised-paragraphs.ts';
import { reasonTexts } from '#core/i18n/mails/frame-texts.ts';
import { cutText } from '#core/domain/typed/cut-text.ts';
import { escapeHtml } from './escape-html.ts';
import { frameMail } from './frame-mail.ts';
import { action } from './mail-styles.ts';
import { sanitizeMail } from './sanitize-mail.ts';

/** Pictures above the text of mails, made by art/render-stills.ts. */
export const pictureFiles = {
  morning: 'morning.6a3558ff6b71f4704699d495031aa0e2.jpg',
  golden: 'golden.ed01a315c621eeb4d9787d89ef9585b7.jpg',
  evening: 'evening.e4be3fe18d0ebbb33212fe63779dc684.jpg',
} as const;

/** Several lines that look different in HTML; its HTML is made by us, with every value escaped. */
export interface Block {
  text: string;
  html: string;
}

export type MailValues<Kind extends MailKind = MailKind> = Readonly<
  Record<MailVariable<Kind>, string | Block>
>;

export interface MailTemplate {
  subject: string;
  htmlContent: string;
  textContent: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** The text without the lines that end every mail. */
  written: string;
  /** Markup of the template that mails must not contain. */
  leftOut: string[];
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

const longestSubject = 200;
/** Why a mail comes to someone who may be unknown here. */
const ofUnknown: Partial<Record<MailKind, 'named' | 'guest'>> = {
  client_invitation: 'named',
  guest_invitation: 'guest',
};

/** Mails with good news have the picture of the page that has the same news. */
const pictures: Partial<Record<MailKind, string>> = {
  application_received: pictureFiles.evening,
  buyer_link: pictureFiles.evening,
  near_miss_changed: pictureFiles.golden,
  welcome: pictureFiles.morning,
  commission_paid: pictureFiles.golden,
};

export interface MailSort {
  kind: MailKind;
  language: Language;
  /** Written by a member of staff to a person they are in contact with. */
  isByStaff?: boolean;
}

/**
 * The mail of a template with these values. In the HTML every value is escaped; then the whole is
 * sanitized and framed. A subject is one line of at most 200 characters. The reason for the mail is
 * added at its end, unless the template gives it.
 */
export async function renderTemplate(
  { subject, htmlContent, textContent }: MailTemplate,
  values: Readonly<Record<string, string | Block>>,
  { kind, language, isByStaff = false }: MailSort,
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
  const lenderName = asText('lenderName') ?? '';
  const why = ofUnknown[kind] ?? mailFacts[kind].recipient;
  const reason = reasonTexts[language][isByStaff ? 'person' : why](lenderName);
  const reasonUnless = (isSaid: boolean) => (isSaid ? '' : reason);
  const written = fillTemplate(keptParagraphs(textContent, asText), asText);
  const filled = fillTemplate(keptElements(htmlContent, asHtml), asHtml);
  const { html: content, leftOut } = await sanitizeMail(filled);
  const title = cutText(oneLine(fillTemplate(subject, asText)), longestSubject);
  const imprint = asText('lenderImprint') ?? '';
  const ground = asText('buttonGround');
  const ink = asText('buttonInk');
  const ending = [lenderName, imprint, reasonUnless(written.includes(reason))];
  return {
    subject: title,
    written,
    text: [written, ending.filter((line) => line !== '').join('\n')].join('\n\n').trim(),
    html: frameMail({
      language,
      lenderName,
      imprint,
      reason: reasonUnless(content.replaceAll('&amp;', '&').includes(reason)),
      button: ground && ink ? { ground, ink } : action,
      picture: isByStaff ? undefined : pictures[kind],
      subject: title,
      content,
    }),
    leftOut,
  };
}
