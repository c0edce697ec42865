import { requirements, type EligibilityResult } from '#core/domain/visitor/eligibility.ts';
import { negativeAnswerOf, noticeDueAt } from '#core/domain/visitor/notice.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { noticeText } from '#core/i18n/notice/notice-text.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { CallContext } from '#server/platform/call-context.ts';
import { insertNotice, type NewNotice } from './writes.ts';

type Answered = Pick<
  NewNotice,
  'sessionId' | 'name' | 'mobileNumber' | 'state' | 'creditScore' | 'homePrice'
> &
  Pick<EligibilityResult, 'reasons'>;

/** Whether an answer brings a notice: it is negative, and the lender answers with notices. */
export function bringsNotice({ eligible }: { eligible: boolean }, terms: ProgrammeTerms): boolean {
  return !eligible && negativeAnswerOf(terms) === 'notice';
}

/**
 * Stores the notice of an answer, written under the terms that decided it; returns its text, and
 * the token with which its page asks for an address.
 */
export async function openNotice(
  db: Queryable,
  { sessionId, name, mobileNumber, state, creditScore, homePrice, reasons: met }: Answered,
  terms: ProgrammeTerms,
  { language, now }: Pick<CallContext, 'language' | 'now'>,
) {
  const reasons = requirements.filter((requirement) => !met[requirement]);
  const answers = { state, creditScore, homePrice, reasons };
  const text = noticeText(answers, terms, language);
  const token = await insertNotice(db, {
    ...answers,
    sessionId,
    name,
    mobileNumber,
    text,
    language,
    termsVersion: terms.version,
    answeredAt: now,
    dueAt: noticeDueAt(now),
  });
  return { token, text };
}
