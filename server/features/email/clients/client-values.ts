import { portalLeadPath, portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import { type Milestone, nextAfter } from '#core/domain/milestones.ts';
import { isTold, partnerName } from '#core/domain/partner/partner-view.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import type { ReferringAffiliate } from '../../affiliates/find-referring-affiliates.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { greetingOf, lenderValues, orMissing } from '../lender-values.ts';
import { plainNameOf } from '../plain-name-of.ts';
import type { MailLead } from '../queries.ts';

interface ClientSubject {
  lead: MailLead;
  affiliate: ReferringAffiliate;
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

const somebody: Readonly<Record<Language, string>> = {
  en: 'A client',
  es: 'Un cliente',
  pt: 'Um cliente',
};

/** How a mail to a partner names a client: by no more than the program tells partners. */
export function clientNames({
  lead,
  terms,
  language,
}: Omit<ClientSubject, 'affiliate' | 'publicUrl'>) {
  const sees = terms.partnerSees;
  const [firstName = '', lastName = ''] = [lead.firstName, lead.lastName].map(plainNameOf);
  const isNamed = firstName !== '' && lastName !== '';
  return {
    clientName: isNamed ? partnerName({ firstName, lastName }, sees) : somebody[language],
    // Where even the state is withheld, the number of the lead tells two clients apart.
    clientState: isTold('propertyState', sees)
      ? orMissing(lead.propertyState, language)
      : leadReference(lead.id),
  };
}

/** What a mail to an affiliate about a client says, in the affiliate's language. */
export function clientValues({
  lead,
  affiliate,
  terms,
  publicUrl,
  language,
}: ClientSubject): MailValues<'affiliate_notification'> {
  const { firstName, referralCode } = affiliate;
  const linkTo = (path: string) => publicUrl + localizedPath(path, language);
  return {
    greeting: greetingOf(plainNameOf(firstName), language),
    firstName: plainNameOf(firstName),
    ...clientNames({ lead, terms, language }),
    clientLink: linkTo(portalLeadPath(lead.id)),
    referralCode,
    referralLink: `${publicUrl}/${referralCode}`,
    dashboardLink: linkTo(portalPaths.dashboard),
    ...lenderValues(terms, language),
  };
}

/** The same of a milestone that the client reached, with what happens next. */
export function milestoneValues(
  subject: ClientSubject,
  milestone: Milestone,
): MailValues<'milestone'> {
  const { milestones, next } = milestoneTexts[subject.language];
  return {
    ...clientValues(subject),
    milestone: milestones[milestone],
    nextStep: next[nextAfter(milestone)],
  };
}
