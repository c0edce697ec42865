import type { Services } from '../../../context.ts';
import { linkWords } from '../choices/choice-link.ts';
import { fillMail } from '../fill-mail.ts';
import { type MailText, type MailTexts, mailTextOf, type WrittenBy } from './mail-words.ts';
import { insertText } from './queries.ts';

const mostRemembered = 100;

/** Remembers the texts of the templates in use. */
export function openMailTexts(services: Pick<Services, 'db' | 'programme' | 'config'>): MailTexts {
  const known = new Map<string, Promise<MailText>>();

  async function store({ kind, language, template, isByStaff = false }: WrittenBy) {
    const sample = { kind, language, template, isByStaff, leadId: null };
    const { subject, text, html } = await fillMail(services, sample);
    const link = linkWords(kind, '…', services.config.publicUrl, language);
    const made = mailTextOf({ subject, text, html, linkText: link.text, linkHtml: link.html });
    await insertText(services.db, { hash: made.hash, words: made.written });
    return made;
  }

  return async (by) => {
    const { version } = await services.programme.currentTerms();
    const { subject, htmlContent, textContent } = by.template;
    const { kind, language, isByStaff } = by;
    const said = [version, kind, language, isByStaff, subject, htmlContent, textContent];
    const key = JSON.stringify(said);
    const found = known.get(key);
    if (found) {
      return found;
    }
    if (known.size >= mostRemembered) {
      known.clear();
    }
    const made = store(by);
    known.set(key, made);
    made.catch(() => known.delete(key));
    return made;
  };
}
