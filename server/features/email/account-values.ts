import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { MailValues } from '../templates/render-template.ts';
import { greetingOf, lenderValues } from './lender-values.ts';
import { plainNameOf } from './plain-name-of.ts';

interface AccountSubject {
  affiliate: { firstName: string; referralCode: string };
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

/**
 * What a mail to an affiliate about the own account may say. Nobody has proven yet that the address
 * is theirs, so the name is said only where it is one.
 */
export function accountValues({
  affiliate,
  terms,
  publicUrl,
  language,
}: AccountSubject): MailValues<'welcome' | 'account_exists'> {
  const { referralCode } = affiliate;
  const firstName = plainNameOf(affiliate.firstName);
  const linkTo = (path: string) => publicUrl + localizedPath(path, language);
  return {
    greeting: greetingOf(firstName, language),
    firstName,
    referralCode,
    referralLink: `${publicUrl}/${referralCode}`,
    dashboardLink: linkTo('/affiliate/dashboard'),
    loginLink: linkTo('/affiliate/login'),
    forgotLink: linkTo('/affiliate/forgot-password'),
    ...lenderValues(terms, language),
  };
}
