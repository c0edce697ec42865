import type { Queryable } from '#server/db/queryable.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import type { Context } from '../../context.ts';
import type { AccountName, Claim } from './policy.ts';
import {
  auditFailure,
  countClaims,
  countFailures,
  deleteFailure,
  type FailedSignIn,
  insertFailure,
} from './queries.ts';

const mostOfPair = 10;
const mostOfAddress = 50;
const mostOfAccount = 30;

function tooMany(waitSeconds: number): HttpError {
  return new HttpError(429, sentences.tooMany, { headers: { 'retry-after': String(waitSeconds) } });
}

/**
 * Counts a try of a password as failed until it is known to be right; returns the id with which to
 * remove it. 429 for more than ten in 15 minutes from one caller, or more than thirty in an hour
 * from anywhere, except from networks where the account signed in within 90 days.
 */
export async function countTry(db: Queryable, name: AccountName, caller: string) {
  // Written before it is known to be one, so that tries at the same time count each other.
  const attempt = await insertFailure(db, name, caller);
  const { pair, address, account, isKnown } = await countFailures(db, name, caller);
  if (pair > mostOfPair || address > mostOfAddress || (account > mostOfAccount && !isKnown)) {
    await deleteFailure(db, attempt);
    throw tooMany(900);
  }
  return attempt;
}

/** Removes a try that proved right. */
export function uncountTry(db: Queryable, attempt: number) {
  return deleteFailure(db, attempt);
}

/** Audits a failed try with the network it came from. */
export function auditFailedTry({ db, ipAddress }: Context, failed: Omit<FailedSignIn, 'network'>) {
  return auditFailure(db, { ...failed, network: truncateAddress(ipAddress) });
}

const claims: Readonly<Record<Claim['kind'], { most: number; waitSeconds: number }>> = {
  // A class of agents may register from one office's Wi-Fi.
  register: { most: 20, waitSeconds: 1800 },
  // Otherwise an affiliate could find out which addresses have accounts, and make this server mail
  // anyone at will.
  address: { most: 5, waitSeconds: 86_400 },
  // As wrong passwords, but apart from them: an old key in a program locks no one out.
  key: { most: mostOfAddress, waitSeconds: 900 },
};

/**
 * Counts a claim, also if it is refused. 429 for more than twenty registrations in 30 minutes or
 * fifty wrong keys in 15 from one caller, or more than five new addresses of one affiliate in a
 * day, times `scale`.
 */
export async function countClaim(db: Queryable, claim: Claim, scale: number) {
  const { kind, account, caller } = claim;
  const { most, waitSeconds } = claims[kind];
  // Written before the others are counted, so that those at the same time count each other.
  const attempt = await insertFailure(db, { kind, account }, caller);
  if ((await countClaims(db, claim, waitSeconds)) > Math.ceil(most * scale)) {
    await deleteFailure(db, attempt);
    throw tooMany(waitSeconds);
  }
}
