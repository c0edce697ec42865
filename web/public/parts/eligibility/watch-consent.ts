import { consentText, renderConsent } from '#core/domain/permission/consent.ts';
import type { Language } from '#core/domain/language.ts';
import { negativeAnswerOf } from '#core/domain/visitor/notice.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { WatchConsent } from './WatchForm.tsx';

/** The current wording with the lender's name, for pages: browsers have no wordings. */
export function watchConsent(
  { lenderName }: Pick<ProgrammeTerms, 'lenderName'>,
  language: Language,
): WatchConsent {
  const wording = consentText('near_miss', language)!;
  return { version: wording.version, text: renderConsent(wording, lenderName) };
}

/** The current wording of the box for a notice by email; null if none is given. */
export function noticeConsent(terms: ProgrammeTerms, language: Language): WatchConsent | null {
  if (negativeAnswerOf(terms) !== 'notice') {
    return null;
  }
  const wording = consentText('notice_by_email', language)!;
  return { version: wording.version, text: renderConsent(wording, terms.lenderName) };
}
