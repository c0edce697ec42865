import { leastEvaluationMonths } from '../operations/kept-data.ts';
import { addMonths } from '../programme/launch/review-dates.ts';
import type { LeadStatus } from './lead-status.ts';

export const decidingStatuses: readonly LeadStatus[] = [
  'Qualified',
  'Not Qualified',
  'Approved',
  'Denied',
  'Closed',
  'Closed Won',
  'Closed Lost',
];

export const keptOfErased = ['doNotContact', 'figures', 'money', 'history'] as const;

/**
 * The day from which an application may be erased: 25 months after the last answer or decision (12
 * CFR 1002.12(b)(1)). Null if it may be erased now, or was never judged. Days as 2026-11-24.
 */
export function erasableOn(lastAnswer: string | null, today: string): string | null {
  const day = lastAnswer && addMonths(lastAnswer, leastEvaluationMonths);
  return day && day > today ? day : null;
}
