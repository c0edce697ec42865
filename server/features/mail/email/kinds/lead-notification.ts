import { adminLeadPath } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { plainFullName, plainNameOf } from '#core/domain/partners/plain-name.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { notSent } from '#server/outside/mail.ts';
import { showTelephone } from '../../../telephone.ts';
import {
  type LeadReferral,
  readLeadReferral,
} from '../../../partners/affiliates/read-lead-referral.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block, MailValues } from '../../templates/render-template.ts';
import { lenderValues, orMissing } from '../lender-values.ts';
import { noStaffAddress } from '../policy.ts';
import { findMailLead, type MailLead } from '../queries.ts';
import { leadIsGone, type MailSubject, type MailWriter } from './mail-writer.ts';

// Staff read English.
const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
};

type Fact = readonly [name: string, value: string];

function referrerOf(referral: LeadReferral): string {
  const { affiliateName, referralCode } = referral;
  const name = affiliateName && (plainNameOf(affiliateName, 2) || 'a partner');
  return name === null ? 'nobody' : `${name} (${referralCode})`;
}

/** Who is credited, and what staff should check; empty without a referral. */
function referralFacts(referral: LeadReferral | null): Fact[] {
  if (referral === null) {
    return [];
  }
  const facts: Fact[] = [['Referred by', referrerOf(referral)]];
  if (referral.review === 'buyer_choice') {
    const linked = referral.touches.find(({ verdict }) => verdict === 'outranked')?.code;
    const told = `the buyer’s choice; the links they followed say ${linked ?? 'nobody'}`;
    facts.push(['Please review', told]);
  }
  return facts;
}

/** On a phone a long email address wraps before its `@`, not within a word. */
function breakable(value: string): string {
  return escapeHtml(value).replace(/(?<=^\S+)@(?=\S+$)/, '<wbr>@');
}

/** Names and values: lines of a text, rows of a table in HTML. */
function factsBlock(facts: readonly Fact[]): Block {
  const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid rgba(128,128,128,.3)';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="${cell};font-weight:400;width:38%">${escapeHtml(name)}</th>` +
      `<td valign="top" style="${cell};font-weight:600">${breakable(value)}</td></tr>`,
  );
  return {
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: `<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0">${rows.join('')}</table>`,
  };
}

/** The names for a mail to staff; the reference in place of others than plain ones. */
export function staffNames(lead: Pick<MailLead, 'id' | 'firstName' | 'lastName'>) {
  return plainFullName(lead) ? lead : { firstName: leadReference(lead.id), lastName: '' };
}

function noticeValues({
  lead,
  referral,
  terms,
  publicUrl,
  language,
}: Omit<MailSubject, 'estimate'>): MailValues<'lead_notification'> {
  const homePrice = lead.homePrice === null ? null : formatDollars(lead.homePrice, 'en');
  const phone = showTelephone(lead.phone);
  const qualified = lead.isQualified ? 'yes' : 'not confirmed';
  const { firstName, lastName } = staffNames(lead);
  const facts: [string, string | null][] = [
    ['Name', `${firstName} ${lastName}`.trim()],
    ['Phone', phone],
    ['Email', lead.email],
    ['Preferred contact', lead.contactMethod],
    ['Language', languageNames[lead.language]],
    ['State', lead.propertyState],
    ['Home price', homePrice],
    ['Credit score', lead.creditScore],
    ['Timeline', lead.timeline],
    ['Meets the requirements', qualified],
    ...referralFacts(referral).map(([name, value]): [string, string] => [name, value]),
  ];
  return {
    firstName,
    lastName,
    email: lead.email,
    phone,
    contactMethod: orMissing(lead.contactMethod, language),
    language: languageNames[lead.language],
    state: orMissing(lead.propertyState, language),
    homePrice: orMissing(homePrice, language),
    creditScore: orMissing(lead.creditScore, language),
    timeline: orMissing(lead.timeline, language),
    qualified,
    referredBy: referral === null ? 'nobody' : referrerOf(referral),
    reference: leadReference(lead.id),
    leadDetails: factsBlock(facts.filter((fact): fact is [string, string] => fact[1] !== null)),
    leadLink: `${publicUrl}${adminLeadPath(lead.id)}`,
    contactHours: String(terms.contactHours),
    ...lenderValues(terms, language),
  };
}

/** Tells staff that a lead arrived. Without a stored recipient it goes to STAFF_MAIL. */
export const leadNotification: MailWriter<'lead_notification'> = {
  async write({ db, mailer, config }, { recipient, leadId }, reader) {
    const to = recipient ?? config.staffMail;
    if (to === undefined) {
      return mailer.hasServer ? noStaffAddress : notSent;
    }
    const lead = await findMailLead(db, leadId);
    if (!lead) {
      return leadIsGone;
    }
    const referral = await readLeadReferral(db, lead.id);
    return { to, values: noticeValues({ lead, referral, ...reader }) };
  },
  sample: noticeValues,
};
