import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import type { MailValues } from '../templates/render-template.ts';
import { changeSentence } from './account/deliver-change-notice.ts';
import { clientNames } from './clients/client-values.ts';
import { commissionValues } from './earnings/commission-values.ts';
import { greetingOf, lenderValues } from './lender-values.ts';
import type { MailLead } from './queries.ts';

interface AffiliateSample {
  lead: MailLead;
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

/** What a mail to a partner would say: the client is the lead, the partner is made up. */
export function sampleAffiliateValues({
  lead,
  terms,
  publicUrl,
  language,
}: AffiliateSample): MailValues<
  | 'affiliate_notification'
  | 'milestone'
  | 'welcome'
  | 'account_exists'
  | 'password_reset'
  | 'account_changed'
  | 'commission_approved'
  | 'commission_paid'
  | 'commission_changed'
> {
  const firstName = 'Rita';
  const referralCode = 'RITA25';
  const { milestones, next } = milestoneTexts[language];
  const commission = commissionValues({
    news: {
      affiliateId: 0,
      amountCents: 1_275_000,
      clients: [{ leadId: lead.id, cents: 1_275_000 }],
      clientCount: 1,
      payoutId: 1,
      paidOn: '2026-01-05',
      reference: 'ACH 1',
      change: 'added',
      reason: 'Agreed by telephone',
    },
    clients: new Map([[lead.id, lead]]),
    firstName,
    terms,
    publicUrl,
    language,
  });
  return {
    ...commission,
    greeting: greetingOf(firstName, language),
    firstName,
    ...clientNames({ lead, terms, language }),
    clientLink: `${publicUrl}/affiliate/contact/${lead.id}`,
    milestone: milestones.qualified,
    nextStep: next.application,
    referralCode,
    referralLink: `${publicUrl}/${referralCode}`,
    dashboardLink: `${publicUrl}/affiliate/dashboard`,
    loginLink: `${publicUrl}/affiliate/login`,
    forgotLink: `${publicUrl}/affiliate/forgot-password`,
    resetLink: `${publicUrl}/affiliate/reset-password?token=sample`,
    resetMinutes: '60',
    change: changeSentence('password', language),
    ...lenderValues(terms, language),
  };
}
