import { adminLeadPath } from '#core/contract/site.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { formatDollars } from '#core/i18n/format.ts';
import type { MailLead } from './queries.ts';
import type { MailText } from './render-mail.ts';

/** What staff read when a lead arrives, with the way to its page. */
export function writeLeadNotice(
  lead: MailLead,
  terms: ProgrammeTerms,
  publicUrl: string,
): MailText {
  const facts: [string, string | null][] = [
    ['Name', `${lead.firstName} ${lead.lastName}`],
    ['Phone', displayPhone(lead.phone)],
    ['Email', lead.email],
    ['Preferred contact', lead.contactMethod],
    ['Language', lead.language],
    ['State', lead.propertyState],
    ['Home price', lead.homePrice === null ? null : formatDollars(lead.homePrice, 'en')],
    ['Credit score', lead.creditScore],
    ['Timeline', lead.timeline],
    ['Meets the requirements', lead.isQualified ? 'yes' : 'not confirmed'],
  ];
  return {
    subject: `New lead: ${lead.firstName} ${lead.lastName}`,
    greeting: 'A new application has arrived.',
    paragraphs: [`Applicants are promised a call within ${terms.contactHours} hours.`],
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== null),
    link: {
      label: 'Open the lead',
      url: `${publicUrl}${adminLeadPath(lead.id)}`,
    },
    closing: terms.lenderName,
  };
}
