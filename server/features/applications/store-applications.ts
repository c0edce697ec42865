import { type Application, submitLeadBody } from '#core/contract/leads.ts';
import type { Language } from '#core/domain/language.ts';
import type { LeadSource } from '#core/domain/lead-source.ts';
import { newLeadStatus } from '#core/domain/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { suspicionReasons } from '#core/domain/suspicion.ts';
import { notSent } from '#server/outside/mail.ts';
import type { Services } from '../context.ts';
import { chooseReferral, claimedCodes, claimedMoment, type Referral } from './choose-referral.ts';
import { consentValues } from './consent-values.ts';
import { estimateLead } from './estimate-lead.ts';
import {
  findFirstUses,
  type KeyedLead,
  type StoredApplication,
  storeLeads,
} from './store-leads.ts';
import { findTouches, type KnownTouches } from './find-touches.ts';
import { isLeadColumn, type LeadValues, type ReferralValues } from './queries.ts';

const waiting = { status: 'waiting', reason: null };

/** An application as it came through the door, and who sent it. */
export interface Submission {
  application: Application;
  key: string;
  hash: string;
  language: Language;
  ipAddress: string;
  userAgent: string | null;
  recentFromAddress: number;
}

/**
 * Writes the applications of one batch: judges each by today's terms and stores them with one
 * statement. Answers in their order; undefined for a repeated key whose first use is gone.
 */
export async function storeApplications(
  services: Services,
  submissions: readonly Submission[],
): Promise<(StoredApplication | undefined)[]> {
  const { db, programme, clock, config, mailer, wakeJobs } = services;
  const terms = await programme.currentTerms();
  const now = clock.now();
  const touches = await findTouches(
    db,
    submissions.flatMap(({ application }) => application.sessionId ?? []),
    submissions.flatMap(({ application }) => claimedCodes(application)),
  );
  const leads = submissions.map((submission): KeyedLead => ({
    ...judge(submission, touches, terms, now),
    key: submission.key,
    requestHash: submission.hash,
    staffMail: config.staffMail ?? null,
  }));
  const ids = await storeLeads(db, leads, mailer.hasServer ? waiting : notSent);
  wakeJobs();
  const repeated = leads.map(({ key }) => key).filter((key) => !ids.has(key));
  const firstUses = await findFirstUses(db, repeated);
  return leads.map(({ key, requestHash: hash, lead: { homePrice } }) => {
    const id = ids.get(key);
    if (id === undefined) {
      return firstUses.get(key);
    }
    return { id, hash, homePrice };
  });
}

/**
 * Everything that is stored of an application: what the person said, and what this server makes of
 * it by today's terms. Nothing a client computed. Where nobody sent it there is no referral, and
 * where its page named no text no record of a consent.
 */
function judge(
  submission: Submission,
  { live, bySession }: KnownTouches,
  terms: ProgrammeTerms,
  now: Date,
) {
  const { application, ipAddress } = submission;
  const referral = chooseReferral(application, {
    live,
    kept: bySession.get(application.sessionId ?? '') ?? [],
    now,
    windowDays: terms.attributionDays,
  });
  return {
    lead: leadOf(submission, referral, terms, now),
    ipAddress,
    consent: consentValues('application', application, terms, submission),
    referral: referral && referralOf(referral),
    affiliateMail: affiliateMailOf(referral),
  };
}

/** The mail to whom the lead is credited to, if they want one. */
function affiliateMailOf(referral: Referral | null): KeyedLead['affiliateMail'] {
  const affiliate = referral?.affiliate;
  if (!affiliate?.notifyReferrals) {
    return null;
  }
  return {
    affiliateId: affiliate.id,
    recipient: affiliate.email,
    language: affiliate.language,
  };
}

// Suspicion may be read in the CRM; the mail of a bot is not worth sending, the lead is worth
// keeping.
function suspicionOf(
  { application, recentFromAddress }: Submission,
  referral: Referral | null,
  now: Date,
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
  submission: Submission,
  referral: Referral | null,
  terms: ProgrammeTerms,
  now: Date,
): LeadValues {
  const { application, language } = submission;
  return {
    ...answersOf(application),
    ...estimateLead(application, terms),
    source: claimedSource(application, now),
    status: newLeadStatus,
    language,
    referralCode: referral?.affiliate?.code ?? null,
    suspicion: suspicionOf(submission, referral, now),
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

/** What a browser says of its first visit, as it is stored; null where it says nothing. */
function claimedSource({ source }: Application, now: Date): LeadSource | null {
  if (!source) {
    return null;
  }
  const { firstSeen, ...rest } = source;
  const said = Object.entries(rest).filter(([, value]) => value);
  if (said.length === 0 && !firstSeen) {
    return null;
  }
  return {
    ...Object.fromEntries(said),
    ...(firstSeen && { firstSeen: claimedMoment(firstSeen, now).toISOString() }),
    isLogged: false,
  };
}
