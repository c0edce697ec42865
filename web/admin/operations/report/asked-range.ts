import {
  type DayRange,
  lengthOf,
  mostReportDays,
  type ReportRange,
  reportRanges,
  usualReportRange,
} from '#core/contract/operations/reports.ts';
import { dayAfter } from '#core/domain/office/day.ts';

// Excludes a year that is being typed ("0202").
const firstDay = '2000-01-01';

export type AskedRange = { readonly range: ReportRange } | DayRange;

/** Whether a text is a day that a report may begin or end with, as 2026-11-21. */
export function isReportDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay) {
    return false;
  }
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function rangeBetween(one: string, other: string): DayRange {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const isLong = lengthOf({ from, to }) > mostReportDays;
  return { from: isLong ? dayAfter(to, 1 - mostReportDays) : from, to };
}

/** The range in an address; invalid parts are ignored. */
export function readAskedRange(parameters: URLSearchParams): AskedRange {
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  if (isReportDay(from) && isReportDay(to)) {
    return rangeBetween(from, to);
  }
  const named = parameters.get('range');
  return { range: reportRanges.find((range) => range === named) ?? usualReportRange };
}

export function writeAskedRange(parameters: URLSearchParams, asked: AskedRange): URLSearchParams {
  const written = new URLSearchParams(parameters);
  for (const name of ['range', 'from', 'to']) {
    written.delete(name);
  }
  if ('from' in asked) {
    written.set('from', asked.from);
    written.set('to', asked.to);
  } else if (asked.range !== usualReportRange) {
    written.set('range', asked.range);
  }
  return written;
}
