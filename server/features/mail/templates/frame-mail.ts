import type { Language } from '#core/domain/language.ts';
import type { BrandColors } from '#core/domain/programme/brand-colors.ts';
import { contentIdOf } from '#core/domain/mail/mail-picture.ts';
import { escapeHtml } from './escape-html.ts';
import { fontFamily, light, mailStyles } from './mail-styles.ts';

interface MailFrame {
  language: Language;
  lenderName: string;
  /** The lender's address and license number; empty while neither is known. */
  imprint: string;
  /** Why the reader gets the mail; empty if its text says so. */
  reason: string;
  /** The colors of its button, which the lender may have chosen. */
  button: BrandColors;
  picture?: string | undefined;
}

interface Framed extends MailFrame {
  subject: string;
  /** Sanitized HTML. */
  content: string;
}

/** Placeholder of the link that is added when the mail is sent. */
const slot = '<!--links-->';

const lineOf = (link: string) => `<p style="margin:8px 0 0">${link}</p>`;

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

/** A mail as it leaves: with its link in the footer, if it has one. */
export function withLink({ subject, text, html }: MailWords, link: LinkWords | null): MailWords {
  const line = link ? lineOf(link.html) : '';
  const whole = html.includes(slot)
    ? html.replace(slot, () => line)
    : // Written by an earlier version.
      html.replace(/<\/body>$/, (end) => line + end);
  return { subject, text: text + (link?.text ?? ''), html: whole };
}

/** The same mail before its link was filled in. */
export function withoutLink({ subject, text, html, link }: StoredWords): MailWords {
  return link
    ? {
        subject,
        text: text.slice(0, -link.text.length),
        html: html.replace(lineOf(link.html), slot),
      }
    : { subject, text, html };
}

const buttonStyle = [
  'display:inline-block',
  'padding:14px 28px',
  'font-weight:600',
  'text-decoration:none',
  'line-height:20px',
  'text-align:center',
].join(';');

function buttonOf(href: string, label: string, { ground, ink }: BrandColors): string {
  const cell = `background:${ground};border-radius:8px;mso-padding-alt:14px 28px`;
  return (
    `<table role="presentation" class="m-button" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">` +
    `<tr><td bgcolor="${ground}" style="${cell}">` +
    `<a href="${href}" style="color:${ink};${buttonStyle}">${label}</a></td></tr></table>`
  );
}

// A paragraph that is only a link without attributes of its own.
const lonelyLink = /<p>\s*<a href="([^"]*)">([^<]*)<\/a>\s*<\/p>/;
const plainLink = /<a href="([^"]*)">/g;

function withLinks(content: string, colors: BrandColors): string {
  const at = lonelyLink.exec(content);
  const [whole = '', href = '', label = ''] = at ?? [];
  const start = at?.index ?? content.length;
  const dress = (html: string) =>
    html.replace(plainLink, (_, url: string) => `<a href="${url}" style="color:${light.link}">`);
  const button = at ? buttonOf(href, label, colors) : '';
  return dress(content.slice(0, start)) + button + dress(content.slice(start + whole.length));
}

/** A telephone number, the reference of an application, and an amount of dollars. */
const oneThing =
  /\(\d{3}\) \d{3}-\d{4}|\b[A-Z]{2}-\d{6,}\b|(?:US)?\$(?:\u00a0|&nbsp;)?\d+(?:[.,]\d+)*/g;
const words = /(^|>)[^<]+/g;

/**
 * The same HTML in which numbers that are read out or typed as one do not break over two lines;
 * `html` is sanitized, so a `>` ends a tag.
 */
function keepTogether(html: string): string {
  return html.replace(words, (text) =>
    text.replace(oneThing, (number) => `<span style="white-space:nowrap">${number}</span>`),
  );
}

const ownColors = /[;"\s](?:background|background-color|color)\s*:|\sbgcolor=|<font[^>]*\scolor=/i;

/**
 * The row of a picture that travels with the mail. It is the upper part of the card and has the
 * ground of its own scene, so it needs no dark variant.
 */
function pictureRow(picture: string): string {
  const look = 'display:block;width:100%;height:auto;border:0;border-radius:12px 12px 0 0';
  return (
    '<tr><td style="padding:0;line-height:0">' +
    `<img class="m-picture" src="cid:${contentIdOf(picture)}" width="600" height="200" alt="" style="${look}"></td></tr>`
  );
}

/**
 * The HTML document of a mail, without a word that is not seen: up to 600 px wide, the lender's name at the top, the reason for the
 * mail at the bottom, and for some kinds a picture over its text. The first link on a line of its
 * own becomes the button. A mail whose writer chose colors gets no dark variant, because they were
 * chosen for white.
 */
export function frameMail({
  language,
  lenderName,
  imprint,
  reason,
  button,
  picture,
  subject,
  content,
}: Framed): string {
  const hasDark = !ownColors.test(content);
  const text = `font-family:${fontFamily};font-size:16px;line-height:1.55`;
  const card = [
    `background:${light.card}`,
    `border:1px solid ${light.rule}`,
    picture ? 'border-top:0;border-radius:0 0 12px 12px' : 'border-radius:12px',
    'padding:32px',
    `color:${light.ink}`,
    'overflow-wrap:anywhere',
    text,
  ].join(';');
  const name = `padding:0 4px 16px;color:${light.ink};${text};font-size:18px;font-weight:700`;
  const foot = `padding:16px 4px 0;color:${light.soft};${text};font-size:13px`;
  const why = [lenderName, imprint, reason].filter((line) => line !== '').map(escapeHtml);
  const scheme = hasDark ? 'light dark' : 'light only';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="${scheme}"><meta name="supported-color-schemes" content="${scheme}">`,
    `<title>${escapeHtml(subject)}</title><style>${mailStyles(hasDark, button.ink)}</style></head>`,
    `<body class="m-page" style="margin:0;padding:0;background:${light.page}">`,
    '<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" ',
    `style="background:${light.page}"><tr><td class="m-outer" align="center" style="padding:32px 16px">`,
    // Outlook honours only widths of tables.
    '<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ',
    'style="max-width:600px;text-align:left;border-collapse:separate">',
    lenderName && `<tr><td class="m-name" style="${name}">${escapeHtml(lenderName)}</td></tr>`,
    picture && pictureRow(picture),
    `<tr><td class="m-card" style="${card}">${keepTogether(withLinks(content, button))}</td></tr>`,
    `<tr><td class="m-foot" style="${foot}">${why.join('<br>')}${slot}</td></tr>`,
    '</table><!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('');
}
