import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { readLeadReferral } from '../../partners/affiliates/read-lead-referral.ts';
import type { Services } from '../../context.ts';
import { estimateSavings } from '../../visitor/savings/calculate-savings.ts';
import {
  type MailTemplate,
  type RenderedMail,
  renderTemplate,
} from '../templates/render-template.ts';
import { findMailedEstimate } from './estimate/find-mailed-estimate.ts';
import { writerOf } from './kinds/mail-writers.ts';
import { findMailLead, type MailLead } from './queries.ts';

interface MailToFill {
  kind: MailKind;
  language: Language;
  template: MailTemplate;
  /** A lead in the actor's scope; null for made-up values. */
  leadId: number | null;
  isByStaff?: boolean;
}

interface FilledMail extends RenderedMail {
  /** The lead that filled it; null for made-up values. */
  lead: { id: number; name: string } | null;
}

/** A mail as it would be sent today, filled with a lead or with made-up values. */
export async function fillMail(
  { db, programme, config }: Pick<Services, 'db' | 'programme' | 'config'>,
  { kind, language, template, leadId, isByStaff = false }: MailToFill,
): Promise<FilledMail> {
  const found = await findMailLead(db, leadId);
  const terms = await programme.currentTerms();
  const values = writerOf(kind).sample({
    lead: found ?? sampleLead,
    referral: found ? await readLeadReferral(db, found.id) : null,
    estimate: found
      ? await findMailedEstimate(db, found, terms)
      : { ...home, ...estimateSavings(home, terms) },
    terms,
    publicUrl: config.publicUrl,
    language,
  });
  const name = found && `${found.firstName} ${found.lastName}`;
  return {
    ...(await renderTemplate(template, values, { kind, language, isByStaff })),
    lead: found && name ? { id: found.id, name } : null,
  };
}

const home = {
  homePrice: 425_000,
  electricBill: 250,
  propertyState: 'OR',
} as const;

/** A made-up application, for test mails and for a preview before the first lead. */
const sampleLead: MailLead = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Example',
  email: 'ana@example.com',
  phone: '(503) 555-0100',
  ...home,
  creditScore: '700-739',
  timeline: '1-3 months',
  contactMethod: 'phone',
  currentAddress: null,
  ownerId: null,
  nextFollowUpAt: null,
  firstResponseAt: null,
  nextFollowUpNote: 'Call about the appraisal',
  isQualified: true,
  language: 'en',
  suspicion: [],
  status: 'New',
  sessionId: null,
  createdAt: new Date('2026-01-05T15:00:00Z'),
  termsVersion: null,
  solarCost: null,
  taxCredit: null,
  educationEarnings: null,
  monthlySavings: null,
  monthlySavingsLow: null,
  annualSavings: null,
  lifetimeSavings: null,
  systemKw: null,
  partnerSees: null,
};
