import { toE164 } from '../phone.ts';

export type SuspicionReason =
  | 'honeypot_filled'
  | 'too_fast'
  | 'no_start_time'
  | 'many_from_address'
  | 'link_in_name'
  | 'own_referral';

/** The facts of a submission; times in milliseconds since 1970. */
export interface Submission {
  readonly honeypot?: string | null;
  readonly startedAt?: number | null;
  readonly submittedAt: number;
  /** Leads from the same network address in the last hour, this one not counted. */
  readonly recentFromAddress: number;
  /** Sent at an open house of a partner, whose guests share its address. */
  readonly isAtOpenHouse?: boolean;
  readonly texts: readonly string[];
  readonly isOwnReferral?: boolean;
}

/** The shortest time in which a person can fill in the form, in milliseconds. */
export const fastestSubmitMs = 3000;

/** More leads than this from one address in an hour are unusual, even in an office. */
export const manyFromAddress = 5;

/** More than this are unusual at an open house too; anyone who knows its link can name it. */
export const manyFromOpenHouse = 40;

/** Reasons for suspicion; a suspicious submission is marked, never refused. */
export function suspicionReasons(submission: Submission): SuspicionReason[] {
  const { honeypot, startedAt, submittedAt, recentFromAddress, isAtOpenHouse, texts } = submission;
  const reasons: SuspicionReason[] = [];
  if (honeypot && honeypot.trim() !== '') {
    reasons.push('honeypot_filled');
  }
  if (startedAt === null || startedAt === undefined) {
    reasons.push('no_start_time');
  } else if (submittedAt - startedAt < fastestSubmitMs) {
    reasons.push('too_fast');
  }
  if (recentFromAddress >= (isAtOpenHouse ? manyFromOpenHouse : manyFromAddress)) {
    reasons.push('many_from_address');
  }
  if (texts.some((text) => /https?:|www\.|<a\s|\[url/i.test(text))) {
    reasons.push('link_in_name');
  }
  if (submission.isOwnReferral) {
    reasons.push('own_referral');
  }
  return reasons;
}

/** Any reason marks a lead, except the one that only says an old page did not report its time. */
export function isSuspicious(reasons: readonly string[]): boolean {
  return reasons.some((reason) => reason !== 'no_start_time');
}

export interface Reachable {
  readonly email: string;
  /** As typed or as stored. */
  readonly phone: string | null;
}

// The part after a plus is the owner's own label, and one provider ignores dots.
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const plain = name.replace(/(.)\+.*$/, '$1');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Whether applicant and referrer have one mailbox, however it is spelt, or one number. */
export function isOwnReferral(applicant: Reachable, referrer: Reachable): boolean {
  if (mailboxOf(applicant.email) === mailboxOf(referrer.email)) {
    return true;
  }
  const called = toE164(applicant.phone ?? '');
  return called !== null && called === toE164(referrer.phone ?? '');
}
