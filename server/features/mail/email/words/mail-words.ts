import { emptyFooter, fillFooter } from '../../templates/frame-mail.ts';

/** The texts of a mail. */
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

export function withLink({ subject, text, html }: MailWords, link: LinkWords | null): MailWords {
  return { subject, text: text + (link?.text ?? ''), html: fillFooter(html, link?.html ?? '') };
}

export function withoutLink({ subject, text, html, link }: StoredWords): MailWords {
  return link
    ? { subject, text: text.slice(0, -link.text.length), html: emptyFooter(html, link.html) }
    : { subject, text, html };
}
