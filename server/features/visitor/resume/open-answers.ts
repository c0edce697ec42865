import { readResumeCode } from '#core/domain/visitor/resumable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { findAnswers, tryDigits } from './writes.ts';

interface Wanted {
  code: string;
  phoneLast4?: string | undefined;
}

/**
 * The answers behind a code; `unknown` for one that is unknown, used up or too old, `digits` while
 * the last four digits of the telephone are missing or wrong.
 */
export async function findKept({ db }: Context, { code: typed, phoneLast4 }: Wanted) {
  const code = readResumeCode(typed);
  const kept = code && (await findAnswers(db, code));
  if (!kept) {
    return 'unknown';
  }
  if (kept.phoneLast4 !== null) {
    if (!phoneLast4) {
      return 'digits';
    }
    const tried = await tryDigits(db, kept.code, phoneLast4);
    if (!tried) {
      return 'unknown';
    }
    if (tried.phoneLast4 !== phoneLast4) {
      return 'digits';
    }
  }
  const { step, answers } = kept;
  return { step, answers };
}

/** The answers behind a code, for the browser that continues with them. */
export async function openAnswers(context: Context, wanted: Wanted) {
  const found = await findKept(context, wanted);
  if (found === 'unknown') {
    throw new HttpError(404, 'There are no answers under this code, or its day is over.');
  }
  if (found === 'digits') {
    throw new HttpError(403, 'Please type the last four digits of the telephone number.', {
      code: 'phone_digits',
    });
  }
  return found;
}
