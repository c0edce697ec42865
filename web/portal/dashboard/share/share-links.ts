import type { Language } from '#core/domain/language.ts';
import { invitationIn } from '#core/i18n/invitation.ts';

/** An invitation: text in the client's language, and the link to a page in it. */
export interface Share {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** An invitation in a language; its link opens the site in that language. */
export function shareIn(referralLink: string, language: Language): Share {
  const url = new URL(referralLink);
  url.searchParams.set('lang', language);
  return { ...invitationIn(language), url: url.href };
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
