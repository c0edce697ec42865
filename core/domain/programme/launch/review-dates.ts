import { contactRulesRetrieved } from '../../permission/contact-rules.ts';
import { energySources } from '../../visitor/state-energy.ts';
import type { Review } from './review.ts';

/** The day on which the figures and claims of `defaultRules` were written. */
export const writtenOn = '2026-11-20';

/** A day 'YYYY-MM-DD' plus a number of months. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCMonth() + months;
  date.setUTCMonth(wanted);
  // The 31st of a shorter month is its last day, not the first of the next.
  if (date.getUTCMonth() !== wanted % 12) {
    date.setUTCDate(0);
  }
  return date.toISOString().slice(0, 10);
}

/** The last day on which something reviewed on a day 'YYYY-MM-DD' counts as reviewed. */
export function reviewBy(review: Review, day: string): string {
  switch (review) {
    case 'monthly':
      return addMonths(day, 1);
    case 'quarterly':
      return addMonths(day, 3);
    case 'yearly':
      return addMonths(day, 12);
    case 'each-calendar-year':
      return `${day.slice(0, 4)}-12-31`;
  }
}

/** The data tables of the product, and how often they change. */
export const dataTables = {
  'state-energy': {
    retrieved: energySources['eia-epm-2026-07'].retrieved,
    review: 'monthly',
  },
  'state-export-policy': {
    // The last day of the month that the rules were read for.
    retrieved: '2026-05-31',
    review: 'quarterly',
  },
  'contact-rules': { retrieved: contactRulesRetrieved, review: 'quarterly' },
} as const satisfies Record<string, { retrieved: string; review: Review }>;

export type DataTable = keyof typeof dataTables;
