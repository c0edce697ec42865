import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { recipientOf } from '#core/domain/mail/mail-variables.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { LeadReferral } from '../affiliates/read-lead-referral.ts';
import type { Block } from '../templates/render-template.ts';
import { applicantValues } from './applicant-values.ts';
import type { MailedEstimate } from './estimate/find-mailed-estimate.ts';
import { noticeValues } from './notice-values.ts';
import type { MailLead } from './queries.ts';
import { sampleAffiliateValues } from './sample-affiliate-values.ts';

interface Subject {
  lead: MailLead;
  referral: LeadReferral | null;
  estimate: MailedEstimate | null;
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

/**
 * What a mail of any kind would be filled with, as staff preview and test it: those to partners with
 * a made-up one.
 */
export function mailValues(
  kind: MailKind,
  subject: Subject,
): Readonly<Record<string, string | Block>> {
  switch (recipientOf[kind]) {
    case 'admin':
      return noticeValues(subject);
    case 'applicant':
      return applicantValues(subject);
    case 'affiliate':
      return sampleAffiliateValues(subject);
  }
}
