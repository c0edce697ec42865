import { momentAfter } from '../office/day.ts';
import type { Requirement } from './eligibility.ts';
import type { TermValues } from '../programme/term-values.ts';

/** Days within which a creditor tells an applicant of a negative answer (12 CFR 1002.9(a)(1)). */
export const noticeDays = 30;

export function noticeDueAt(answeredAt: Date): Date {
  return momentAfter(answeredAt, noticeDays);
}

export const noticeWays = ['email', 'letter'] as const;

export type NoticeWay = (typeof noticeWays)[number];

/** The answers that a notice is about, and the requirements that they do not meet. */
export interface NoticeAnswers {
  readonly state: string;
  readonly creditScore: number;
  readonly homePrice: number;
  readonly reasons: readonly Requirement[];
}

/**
 * How a negative answer is given. A notice must name the agency, so without one the answer only
 * explains the rule; `checkRevision` refuses to publish such terms.
 */
export function negativeAnswerOf({
  negativeAnswer,
  creditAgency,
}: Pick<TermValues, 'negativeAnswer' | 'creditAgency'>): TermValues['negativeAnswer'] {
  return negativeAnswer === 'notice' && creditAgency === null ? 'information' : negativeAnswer;
}
