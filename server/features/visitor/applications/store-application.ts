import { type Application, submitLeadBody } from '#core/contract/leads/leads.ts';
import type { Language } from '#core/domain/language.ts';
import { type LeadSource, openHouseSource } from '#core/domain/leads/lead-source.ts';
import { newLeadStatus } from '#core/domain/leads/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { lowerLevel } from '#core/domain/partners/partner-view.ts';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import type { PartnerSees } from '#core/domain/programme/term-values.ts';
import { type SuspicionReason, suspicionReasons } from '#core/domain/visitor/suspicion.ts';
import { sha256 } from '#server/outside/ids.ts';
import { notSent } from '#server/outside/mail.ts';
import type { NamedHouse } from '../../partners/affiliates/links/find-open-house.ts';
import type { NewLink } from '../../accounts/buyer-links/make-link.ts';
import type { Services } from '../../context.ts';
import { chooseReferral, claimedCodes, claimedMoment, type Referral } from './choose-referral.ts';
import { consentValues } from './consent-values.ts';
import { estimateLead } from './estimate-lead.ts';
import { findTouches } from './find-touches.ts';
import { findFirstUse, type StoredApplication } from './queries.ts';
import {
  isLeadColumn,
  type KeyedLead,
  type LeadValues,
  type ReferralValues,
  storeLead,
} from './writes.ts';

/** How the mails of a lead are queued when a mail server is configured. */
const mailsWaiting = { status: 'waiting', reason: null };

/** The open house of a partner's link. */
export interface OpenHouse extends NamedHouse {
  /** While true, its guests may share an address. */
  isOn: boolean;
}

/** A validated application, with what the request says about its sender. */
export interface Submission {
  application: Application;
  /** The idempotency key: the same key never makes a second lead. */
  key: string;
  /** Of the request body; tells a repeated submission from another one under the same key. */
  hash: string;
  language: Language;
  ipAddress: string;
  userAgent: string | null;
  recentFromAddress: number;
  /** The open house that it comes from; null for any other application. */
  openHouse: OpenHouse | null;
  /** The link to the buyer's own page, for the browser that sent the application. */
  link: NewLink;
}

/**
 * Judges an application by today's terms and stores it in one transaction. A repeated key gets the
 * lead of its first use, or undefined if that lead has been removed.
 */
export async function storeApplication(
  { db, programme, clock, config, mailer, wakeJobs }: Services,
  submission: Submission,
): Promise<StoredApplication | undefined> {
  const { application, key, hash, link } = submission;
  const { token: _, ...ofLink } = link;
  const now = clock.now();
  const [terms, touches] = await Promise.all([
    programme.currentTerms(),
    findTouches(db, application.sessionId, claimedCodes(application)),
  ]);
  const referral = chooseReferral(application, { ...touches, now, terms });
  const lead: KeyedLead = {
    lead: leadOf(submission, referral, terms, now),
    ipAddress: submission.ipAddress,
    consent: consentValues('application', application, terms, submission),
    referral: referral && referralOf(referral),
    slug: referral?.link ?? houseOf(submission, referral)?.slug ?? null,
    invitationHash: application.invitation ? sha256(application.invitation) : null,
    key,
    hash,
    link: ofLink,
    staffMail: config.staffMail ?? null,
    affiliateMail: affiliateMailOf(referral),
  };
  const id = await storeLead(db, lead, mailer.hasServer ? mailsWaiting : notSent);
  wakeJobs();
  return id === undefined
    ? findFirstUse(db, key)
    : { id, hash, homePrice: lead.lead.homePrice, link };
}

/** The person's answers, and what this server derives from them; figures of a client are not stored. */
function leadOf(
  submission: Submission,
  referral: Referral | null,
  terms: ProgrammeTerms,
  now: Date,
): LeadValues {
  const { application, language } = submission;
  const suspicion = suspicionOf(submission, referral, now);
  const isCrowded = suspicion.includes('many_from_address');
  return {
    ...answersOf(application),
    ...estimateLead(application, terms),
    partnerSees: lessThan(terms.partnerSees, application.partnerSees),
    source: sourceOf(submission, referral, now),
    status: newLeadStatus,
    language,
    // Staff add them later.
    loanNumber: null,
    savingsAmount: null,
    referralCode: referral?.affiliate?.code ?? null,
    suspicion,
    addressSharedBy: isCrowded ? submission.recentFromAddress + 1 : null,
  };
}

/** The buyer's level if it shows the partner less than the program does; else null. */
function lessThan(most: PartnerSees, chosen: Application['partnerSees']) {
  return chosen && lowerLevel(most, chosen) !== most ? chosen : null;
}

function referralOf({ affiliate, receipt, isSelfReferral }: Referral): ReferralValues {
  return {
    affiliateId: affiliate?.id ?? null,
    referralCode: affiliate?.code ?? null,
    // Without an affiliate no one earns a commission; the row only asks staff for a review.
    status: affiliate ? 'pending' : 'void',
    attribution: receipt,
    isSelfReferral,
  };
}

/** The mail to the credited affiliate; null if there is none or they turned these mails off. */
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

/** Why the application may be a bot's. It is stored anyway; staff see the reasons in the CRM. */
function suspicionOf(
  { application, recentFromAddress, openHouse }: Submission,
  referral: Referral | null,
  now: Date,
): SuspicionReason[] {
  const { secondsOnForm, website, firstName, lastName, currentAddress } = application;
  const submittedAt = now.getTime();
  return suspicionReasons({
    honeypot: website ?? null,
    submittedAt,
    startedAt: typeof secondsOnForm !== 'number' ? null : submittedAt - secondsOnForm * 1000,
    recentFromAddress,
    isAtOpenHouse: openHouse?.isOn ?? false,
    texts: [firstName, lastName, currentAddress],
    isOwnReferral: referral?.isSelfReferral ?? false,
  });
}

// `source` is excluded: `claimedSource` sets it.
type AnswerKey = Exclude<keyof Application & keyof LeadValues, 'source'>;
type Answers = { [Key in AnswerKey]: LeadValues[Key] & Application[Key] };

// A field of the form is stored if the table of leads has a column of the same name.
const answerKeys = Object.keys(submitLeadBody.shape).filter(isLeadColumn) as AnswerKey[];

/** The answers that are columns of the lead; null for a question left unanswered. */
function answersOf(application: Application): Answers {
  const entries = answerKeys.map((key) => [key, application[key] ?? null]);
  return Object.fromEntries(entries) as Answers;
}

/** The open house that an application comes from, if its partner is the one who is credited. */
function houseOf({ openHouse }: Submission, referral: Referral | null): OpenHouse | null {
  const code = referral?.affiliate?.code;
  return code && openHouse?.foldedCode === foldReferralCode(code) ? openHouse : null;
}

function sourceOf(submission: Submission, referral: Referral | null, now: Date) {
  const claimed = claimedSource(submission.application, now);
  return houseOf(submission, referral)
    ? { isLogged: false, ...claimed, ...openHouseSource }
    : claimed;
}

/** The browser's claim about its first visit, as stored; null if it makes none. */
function claimedSource({ source }: Application, now: Date): LeadSource | null {
  if (!source) {
    return null;
  }
  const { firstSeen, ...rest } = source;
  const claimed = Object.entries(rest).filter(([, value]) => value);
  if (claimed.length === 0 && !firstSeen) {
    return null;
  }
  return {
    ...Object.fromEntries(claimed),
    ...(firstSeen && { firstSeen: claimedMoment(firstSeen, now).toISOString() }),
    isLogged: false,
  };
}
