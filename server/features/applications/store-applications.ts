import type { Application } from '#core/contract/leads.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { notSent } from '#server/outside/mail.ts';
import type { Services } from '../context.ts';
import { chooseReferral, claimedCodes, type Referral } from './choose-referral.ts';
import { findFirstUses, type StoredApplication } from './find-first-uses.ts';
import { findTouches, type KnownTouches } from './find-touches.ts';
import { type Circumstances, judgeLead } from './judge-lead.ts';
import { type KeyedLead, storeLeads } from './store-leads.ts';

const waiting = {
  status: 'waiting',
  reason: null,
} as const;

/** An application as it came through the door, and who sent it. */
export interface Submission extends Omit<Circumstances, 'now'> {
  application: Application;
  key: string;
  hash: string;
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
  const touches = await findTouchesOf(services, submissions);
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
    return {
      id,
      hash,
      homePrice,
    };
  });
}

function findTouchesOf(
  { db }: Services,
  submissions: readonly Submission[],
): Promise<KnownTouches> {
  const sessionIds = submissions.flatMap(({ application }) => application.sessionId ?? []);
  const codes = submissions.flatMap(({ application }) => claimedCodes(application));
  return findTouches(db, sessionIds, codes);
}

function judge(
  { application, key: _key, hash: _hash, ...circumstances }: Submission,
  { live, bySession }: KnownTouches,
  terms: ProgrammeTerms,
  now: Date,
) {
  const referral = chooseReferral(application, {
    live,
    kept: bySession.get(application.sessionId ?? '') ?? [],
    now,
    windowDays: terms.attributionDays,
  });
  const judged = judgeLead(application, referral, terms, {
    ...circumstances,
    now,
  });
  return {
    ...judged,
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
