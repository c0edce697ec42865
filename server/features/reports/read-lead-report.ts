import { dayIn } from '#server/outside/clock.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { readCounts } from '../counts/read-counts.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { dayAfter, type DayRange, rangeBefore } from '#core/contract/reports.ts';
import { presentReport } from './present.ts';

const usualDays = 30;

const kinds = [
  'leads',
  'status',
  'state',
  'language',
  'source',
  'qualified',
  'visits',
  'calculator_visits',
  'checked_visits',
] as const;

interface ReportQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/** What is not asked for: up to today, and thirty days of it. */
function rangeOf({ from, to }: ReportQuery, today: string): DayRange {
  const last = to ?? (from !== undefined && from > today ? from : today);
  return {
    from: from ?? dayAfter(last, 1 - usualDays),
    to: last,
  };
}

/**
 * Leads by day, funnel, sources and the rest of a range of days, and the same of as many days
 * before; exact. 403 to staff who see only their own leads, because it counts everybody's.
 */
export async function readLeadReport(context: Context<StaffActor>, query: ReportQuery) {
  const { actor, now, config } = context;
  if (leadRows(leadScopeOf(actor)).kind !== 'all') {
    throw new HttpError(403, 'Reports count the leads of everybody; ask an administrator for one.');
  }
  const range = rangeOf(query, dayIn(config.timeZone, now));
  const before = rangeBefore(range);
  const [counts, countsBefore] = await Promise.all([
    readCounts(context, kinds, range),
    readCounts(context, kinds, before),
  ]);
  return presentReport(range, before, counts, countsBefore);
}
