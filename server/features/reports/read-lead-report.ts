import { dayIn } from '#server/outside/clock.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { readCounts } from '../counts/read-counts.ts';
import { readFirstDay } from '../counts/read-first-day.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import {
  type AskedDays,
  askedRange,
  lengthOf,
  mostReportDays,
  rangeBefore,
} from '#core/contract/reports.ts';
import { presentReport } from './present.ts';

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

/**
 * Leads by day, funnel, sources and the rest of a range of days, and the same of as many days
 * before; exact. 400 for more than ten years, 403 to staff who see only their own leads, because it counts everybody's.
 */
export async function readLeadReport(context: Context<StaffActor>, query: AskedDays) {
  const { actor, now, config } = context;
  if (leadRows(leadScopeOf(actor)).kind !== 'all') {
    throw new HttpError(403, 'Reports include everyone’s leads. Ask an administrator.');
  }
  const { timeZone } = config;
  const today = dayIn(timeZone, now);
  const range = askedRange(query, today);
  // The contract knows no today: of a range that is open it cannot tell the length.
  if (lengthOf(range) > mostReportDays) {
    throw new HttpError(400, 'A report holds ten years at most. Choose a later first day.');
  }
  const before = rangeBefore(range);
  const [counts, countsBefore, visitsSince] = await Promise.all([
    readCounts(context, kinds, range),
    readCounts(context, kinds, before),
    readFirstDay(context, 'visits'),
  ]);
  return {
    asOf: now.toISOString(),
    today,
    timeZone,
    visitsSince,
    ...presentReport(range, before, counts, countsBefore),
  };
}
