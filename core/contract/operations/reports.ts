import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { everyFormField, formSteps } from '../visitor/forms/form-exit.ts';
import { forOfficeReaders, get } from '../route.ts';
import { dayAfter, dayMs } from '../../domain/office/day.ts';

export const mostReportDays = 3660;

/** A range of days, both included, as 2026-11-21. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

export function rangeBefore(range: DayRange): DayRange {
  return {
    from: dayAfter(range.from, -lengthOf(range)),
    to: dayAfter(range.from, -1),
  };
}

export function daysOf(range: DayRange): string[] {
  return Array.from({ length: lengthOf(range) }, (_, index) => dayAfter(range.from, index));
}

/** A count in the days of the query, and in as many days before. */
const compared = {
  count: z.int(),
  before: z.int(),
};

/** The steps from the first page to a qualified lead, in their order. */
export const funnelSteps = [
  'visits',
  'calculator',
  'eligibility',
  'applications',
  'qualified',
] as const;

const share = z.object({
  // Null if the lead has no value.
  value: z.nullable(z.string()),
  ...compared,
});

/** Named ranges that end today. The server resolves them: only it knows the lender's day. */
export const reportRanges = ['today', '7d', '30d', 'month', 'year'] as const;

export type ReportRange = (typeof reportRanges)[number];

export const usualReportRange = '30d' satisfies ReportRange;

/** The query of a report: a named range, or days of which either may be open. */
export interface AskedDays {
  range?: ReportRange | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function isInOrder({ from, to }: AskedDays): boolean {
  return from === undefined || to === undefined || from <= to;
}

function isShort({ from, to }: AskedDays): boolean {
  if (from === undefined || to === undefined) {
    return true;
  }
  return Date.parse(to) - Date.parse(from) < mostReportDays * dayMs;
}

function isOneRange({ range, from, to }: AskedDays): boolean {
  return range === undefined || (from === undefined && to === undefined);
}

/** Days of the lender's time zone, both included, or a range by name; without either `30d`. */
export const reportQuery = z
  .object({
    range: z.optional(z.enum(reportRanges)),
    from: z.optional(fields.day),
    to: z.optional(fields.day),
  })
  .check(
    z.refine(isInOrder, { path: ['to'] }),
    z.refine(isShort, { path: ['from'] }),
    z.refine(isOneRange, { path: ['range'] }),
  );

function firstDayOf(range: ReportRange, today: string): string {
  switch (range) {
    case 'today':
      return today;
    case '7d':
      return dayAfter(today, -6);
    case '30d':
      return dayAfter(today, -29);
    case 'month':
      return `${today.slice(0, 8)}01`;
    case 'year':
      return `${today.slice(0, 5)}01-01`;
  }
}

/** The requested days; an open end is today, an open beginning is 29 days earlier. */
export function askedRange({ range, from, to }: AskedDays, today: string): DayRange {
  if (range !== undefined) {
    return {
      from: firstDayOf(range, today),
      to: today,
    };
  }
  const last = to ?? (from !== undefined && from > today ? from : today);
  return {
    from: from ?? firstDayOf('30d', last),
    to: last,
  };
}

export const readLeadReport = get('/api/admin/reports/leads', {
  ...forOfficeReaders,
  summary:
    "Leads by day, funnel, sources, states, statuses, languages and forms of a range of the lender's days, compared with as many days before.",
  query: reportQuery,
  answer: z.object({
    // When the figures were counted, the lender's day then, and its time zone.
    asOf: fields.moment,
    today: fields.day,
    timeZone: z.string(),
    // The first day with recorded visits; null if there are none.
    visitsSince: z.nullable(fields.day),
    from: fields.day,
    to: fields.day,
    previousFrom: fields.day,
    previousTo: fields.day,
    // Every day of the range; `before` is the matching day of the range before.
    days: z.array(z.object({ day: fields.day, ...compared })),
    funnel: z.array(z.object({ step: z.enum(funnelSteps), ...compared })),
    // Highest first.
    sources: z.array(share),
    states: z.array(share),
    statuses: z.array(share),
    languages: z.array(share),
    // Visitors by form and language, as far as their steps are known.
    forms: z.array(
      z.object({
        step: z.enum(formSteps),
        language: fields.language,
        began: z.int(),
        sent: z.int(),
        // The controls touched last by most who did not send it, three at most.
        left: z.array(z.object({ field: z.enum(everyFormField), count: z.int() })),
      }),
    ),
  }),
});
