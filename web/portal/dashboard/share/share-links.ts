import type { Language } from '#core/domain/language.ts';
import { invitationIn } from '#core/i18n/invitation.ts';

export interface Share {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export function inLanguage(link: string, language: Language): string {
  const url = new URL(link);
  url.searchParams.set('lang', language);
  return url.href;
}

/** A link without its protocol, which no one reads out. */
export function spoken(link: string): string {
  return link.replace(/^https?:\/\//, '');
}

export function shareIn(referralLink: string, language: Language): Share {
  return { ...invitationIn(language), url: inLanguage(referralLink, language) };
}

/** Targets for an invitation if the device has no share sheet; each opens ready to be sent. */
export function shareLinks({ title, text, url }: Share) {
  const message = encodeURIComponent(`${text} ${url}`);
  return {
    whatsApp: `https://wa.me/?text=${message}`,
    // With `?&` both kinds of phones understand it.
    textMessage: `sms:?&body=${message}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${message}`,
  } as const;
}
