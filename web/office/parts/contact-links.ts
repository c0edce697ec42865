import { toE164 } from '#core/domain/phone.ts';

/**
 * An address for the dialler: whole US numbers with their country code, anything else as it was
 * typed.
 */
export function telephoneLink(phone: string): string {
  const [, main = phone, extension] = /^(.*?)\s*(?:ext\.?|x|#)\s*(\d+)\s*$/i.exec(phone) ?? [];
  return `tel:${toE164(main) ?? main.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}

/** The same for the app that sends texts. */
export function textLink(phone: string): string {
  return telephoneLink(phone)
    .replace(/^tel:/, 'sms:')
    .replace(/;ext=.*$/, '');
}

/**
 * An address for the mail program; the rest of the link cannot be steered by what a visitor typed
 * as email.
 */
export function mailLink(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/**
 * The compose window of a web mail with everything filled in; no part of what a visitor typed can
 * become another field of it.
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
