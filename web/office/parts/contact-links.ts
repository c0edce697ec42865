import { toE164 } from '#core/domain/phone.ts';

/** An address for the dialler: whole US numbers with their country code, anything else as typed. */
export function telephoneLink(phone: string): string {
  const [, main = phone, extension] = /^(.*?)\s*(?:ext\.?|x|#)\s*(\d+)\s*$/i.exec(phone) ?? [];
  return `tel:${toE164(main) ?? main.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}

/** The same for the text app. */
export function textLink(phone: string): string {
  return telephoneLink(phone)
    .replace(/^tel:/, 'sms:')
    .replace(/;ext=.*$/, '');
}

/** An address for the mail program. A visitor's email cannot inject other parts of the link. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/**
 * A webmail's compose window with everything filled in. A visitor's text cannot inject another
 * field.
 */
export function composeLink(email: string, subject: string, body: string): string {
  const fields = new URLSearchParams({
    view: 'cm',
    fs: '1',
    to: email,
    su: subject,
    body,
  });
  return `https://mail.google.com/mail/?${fields.toString()}`;
}
