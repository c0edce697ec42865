/** Why a submitted lead looks made by a machine or in bad faith. */
export type SuspicionReason =
  | 'honeypot_filled'
  | 'too_fast'
  | 'no_start_time'
  | 'many_from_address'
  | 'link_in_name'
  | 'own_referral';

/** What is known about a submission; times in milliseconds since 1970. */
export interface Submission {
  /** The field people cannot see. */
  readonly honeypot?: string | null;
  readonly startedAt?: number | null;
  readonly submittedAt: number;
  /** Leads from the same network address in the last hour, this one not counted. */
  readonly recentFromAddress: number;
  /** Names and other short texts. */
  readonly texts: readonly string[];
  readonly email?: string | null;
  readonly referrerEmail?: string | null;
}

/** Faster than this nobody fills in the form, in milliseconds. */
export const fastestSubmitMs = 3000;

/** More leads than this from one address in an hour are unusual, even in an office. */
export const manyFromAddress = 5;

function sameMailbox(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a && b) && a?.trim().toLowerCase() === b?.trim().toLowerCase();
}

/**
 * The reasons to doubt a submission, none for an ordinary one. A suspicious lead is kept and marked,
 * never refused, so a person can still decide.
 */
export function suspicionReasons(submission: Submission): SuspicionReason[] {
  const { honeypot, startedAt, submittedAt, recentFromAddress, texts } = submission;
  const reasons: SuspicionReason[] = [];
  if (honeypot && honeypot.trim() !== '') {
    reasons.push('honeypot_filled');
  }
  if (startedAt === null || startedAt === undefined) {
    reasons.push('no_start_time');
  } else if (submittedAt - startedAt < fastestSubmitMs) {
    reasons.push('too_fast');
  }
  if (recentFromAddress >= manyFromAddress) {
    reasons.push('many_from_address');
  }
  if (texts.some((text) => /https?:|www\.|<a\s|\[url/i.test(text))) {
    reasons.push('link_in_name');
  }
  if (sameMailbox(submission.email, submission.referrerEmail)) {
    reasons.push('own_referral');
  }
  return reasons;
}

/** Any reason marks a lead, except the one that only says an old page did not report its time. */
export function isSuspicious(reasons: readonly string[]): boolean {
  return reasons.some((reason) => reason !== 'no_start_time');
}
