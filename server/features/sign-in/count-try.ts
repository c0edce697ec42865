import type { Queryable } from '#server/db/queryable.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { countFailures, type Tries } from './count-failures.ts';
import type { AccountName } from './policy.ts';
import { deleteFailure, insertFailure } from './queries.ts';

const mostOfPair = 10;
const mostOfAddress = 50;
const mostOfAccount = 30;
const waitSeconds = 900;

/**
 * Counts a try to give the password of an account as a failed one until it is known to be right;
 * answers its number, to take it back with. 429 for one too many: more than ten in 15 minutes from
 * one caller, or more than thirty in an hour from anywhere, except where the account signed in
 * within 90 days.
 */
export async function countTry(
  db: Queryable,
  account: AccountName,
  caller: string,
): Promise<number> {
  // Written before it is known to be one, so that tries at the same time count each other.
  const attempt = await insertFailure(db, account, caller);
  const tries = await countFailures(db, account, caller);
  if (isTooMany(tries)) {
    await deleteFailure(db, attempt);
    const headers = { 'retry-after': String(waitSeconds) };
    throw new HttpError(429, sentences.tooMany, { headers });
  }
  return attempt;
}

function isTooMany({ pair, address, account, isKnown }: Tries): boolean {
  return pair > mostOfPair || address > mostOfAddress || (account > mostOfAccount && !isKnown);
}
