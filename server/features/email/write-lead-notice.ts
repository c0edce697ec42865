import { adminLeadPath } from '#core/contract/site.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { showTelephone } from '#server/outside/telephone.ts';
import type { LeadReferral } from '../affiliates/read-lead-referral.ts';
import type { MailLead } from './queries.ts';
import type { MailText } from './render-mail.ts';

/** Who is credited, and what a person should look at; nothing where nobody sent the lead. */
function referralFacts(referral: LeadReferral | null): [string, string][] {
  if (referral === null) {
    return [];
  }
  const { affiliateName, referralCode, review, touches } = referral;
  const facts: [string, string][] = [
    ['Referred by', affiliateName === null ? 'nobody' : `${affiliateName} (${referralCode})`],
  ];
  if (review === 'buyer_choice') {
    const linked = touches.find(({ verdict }) => verdict === 'outranked')?.code ?? 'nobody';
    facts.push(['Please review', `the buyer’s choice; the links they followed say ${linked}`]);
  }
  return facts;
}

/** What staff read when a lead arrives, with the way to its page. */
export function writeLeadNotice(
  lead: MailLead,
  referral: LeadReferral | null,
  terms: ProgrammeTerms,
  publicUrl: string,
): MailText {
  const facts: [string, string | null][] = [
    ['Name', `${lead.firstName} ${lead.lastName}`],
    ['Phone', showTelephone(lead.phone)],
    ['Email', lead.email],
    ['Preferred contact', lead.contactMethod],
    ['Language', lead.language],
    ['State', lead.propertyState],
    ['Home price', lead.homePrice === null ? null : formatDollars(lead.homePrice, 'en')],
    ['Credit score', lead.creditScore],
    ['Timeline', lead.timeline],
    ['Meets the requirements', lead.isQualified ? 'yes' : 'not confirmed'],
    ...referralFacts(referral),
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
