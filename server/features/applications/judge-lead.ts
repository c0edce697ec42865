import { type Application, submitLeadBody } from '#core/contract/leads.ts';
import type { Language } from '#core/domain/language.ts';
import { newLeadStatus } from '#core/domain/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { suspicionReasons } from '#core/domain/suspicion.ts';
import { claimedSource } from './claimed-source.ts';
import type { Referral } from './choose-referral.ts';
import { consentValues } from './consent-values.ts';
import { estimateLead } from './estimate-lead.ts';
import {
  type ConsentValues,
  isLeadColumn,
  type LeadValues,
  type ReferralValues,
} from './queries.ts';

/** What the server knows of a submission besides its body. */
export interface Circumstances {
  language: Language;
  ipAddress: string;
  userAgent: string | null;
  recentFromAddress: number;
  now: Date;
}

// Suspicion may be read in the CRM; the mail of a bot is not worth sending, the lead is worth
// keeping.
function suspicionOf(
  application: Application,
  referral: Referral | null,
  { now, recentFromAddress }: Circumstances,
): string[] {
  const { secondsOnForm, website, firstName, lastName, currentAddress } = application;
  const submittedAt = now.getTime();
  return suspicionReasons({
    honeypot: website ?? null,
    submittedAt,
    startedAt: typeof secondsOnForm !== 'number' ? null : submittedAt - secondsOnForm * 1000,
    recentFromAddress,
    texts: [firstName, lastName, currentAddress],
    isOwnReferral: referral?.isSelfReferral ?? false,
  });
}

// Where it came from is judged by itself.
type Answer = Exclude<keyof Application & keyof LeadValues, 'source'>;
type Answers = { [Key in Answer]: LeadValues[Key] & Application[Key] };

// What the form asks and the lead keeps: a key that stands in both is stored without being named.
const answers = Object.keys(submitLeadBody.shape).filter(isLeadColumn) as Answer[];

/** The answers that are columns of the lead, null where nothing was said. */
function answersOf(application: Application): Answers {
  const said = answers.map((key) => [key, application[key] ?? null]);
  return Object.fromEntries(said) as Answers;
}

function leadOf(
  application: Application,
  referral: Referral | null,
  terms: ProgrammeTerms,
  circumstances: Circumstances,
): LeadValues {
  return {
    ...answersOf(application),
    ...estimateLead(application, terms),
    source: claimedSource(application, circumstances.now),
    status: newLeadStatus,
    language: circumstances.language,
    referralCode: referral?.affiliate?.code ?? null,
    suspicion: suspicionOf(application, referral, circumstances),
  };
}

function referralOf({ affiliate, receipt, isSelfReferral }: Referral): ReferralValues {
  return {
    affiliateId: affiliate?.id ?? null,
    referralCode: affiliate?.code ?? null,
    // Nobody earns by a referral of nobody; it waits for a person to look at it.
    status: affiliate ? 'pending' : 'void',
    attribution: receipt,
    isSelfReferral,
  };
}

/**
 * What an application becomes: rows of three tables. Where nobody sent it there is no referral, and
 * where its page named no text no record of a consent.
 */
export interface JudgedLead {
  lead: LeadValues;
  ipAddress: string;
  consent: ConsentValues | null;
  referral: ReferralValues | null;
}

/**
 * Everything that is stored of an application: what the person said, and what this server makes of
 * it by today's terms. Nothing a client computed.
 */
export function judgeLead(
  application: Application,
  referral: Referral | null,
  terms: ProgrammeTerms,
  circumstances: Circumstances,
): JudgedLead {
  return {
    lead: leadOf(application, referral, terms, circumstances),
    ipAddress: circumstances.ipAddress,
    consent: consentValues('application', application, terms, circumstances),
    referral: referral && referralOf(referral),
  };
}
