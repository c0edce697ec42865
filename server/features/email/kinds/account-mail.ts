import * as z from 'zod/mini';
import { portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { notSent } from '#server/outside/mail.ts';
import { findMailedAffiliate } from '../../affiliates/own/queries.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { plainNameOf } from '../plain-name-of.ts';
import { type MailWriter, sampleAffiliate, withheld } from './mail-writer.ts';

type AccountKind = 'welcome' | 'account_exists';

const payloadShape = z.object({ affiliateId: z.int() });

interface AccountSubject {
  affiliate: { firstName: string; referralCode: string };
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

/** The address is not confirmed yet, so the typed name is used only if it is a plain name. */
function accountValues(subject: AccountSubject): MailValues<AccountKind> {
  const { affiliate, terms, publicUrl, language } = subject;
  const { referralCode } = affiliate;
  const firstName = plainNameOf(affiliate.firstName);
  const linkTo = (path: string) => publicUrl + localizedPath(path, language);
  return {
    greeting: greetingOf(firstName, language),
    firstName,
    referralCode,
    referralLink: `${publicUrl}/${referralCode}`,
    dashboardLink: linkTo(portalPaths.dashboard),
    loginLink: linkTo('/affiliate/login'),
    forgotLink: linkTo('/affiliate/forgot-password'),
    ...lenderValues(terms, language),
  };
}

/** After a registration: welcome, or that the address has an account already. */
export const accountMail: MailWriter<AccountKind> = {
  async write({ db, mailer, config }, { payload, recipient, language }, terms) {
    if (!mailer.hasServer) {
      return notSent;
    }
    const { success, data: kept } = payloadShape.safeParse(payload);
    const affiliate = success ? await findMailedAffiliate(db, kept.affiliateId) : undefined;
    if (!affiliate || recipient !== affiliate.email) {
      return withheld('no one has this account any more');
    }
    const { publicUrl } = config;
    return {
      to: affiliate.email,
      values: accountValues({ affiliate, terms, publicUrl, language }),
      kept,
    };
  },
  sample: (subject) => accountValues({ ...subject, affiliate: sampleAffiliate }),
};
