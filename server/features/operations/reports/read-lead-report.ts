import { dayIn } from '#server/outside/clock.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { countByValue } from '../../leads/count-by-value.ts';
import {
  type AskedDays,
  askedRange,
  lengthOf,
  mostReportDays,
  rangeBefore,
} from '#core/contract/operations/reports.ts';
import { countFormEnds } from '../../visitor/tracking/count-form-ends.ts';
import { countTraffic, earlier } from './count-traffic.ts';
import { presentReport } from './present.ts';

/**
 * Leads by day, funnel, sources and the rest for a range of days, and the same for as many days
 * before; exact as of a moment. 400 for more than ten years. Counts all leads regardless of the
 * actor, so the entry admits only roles that see all.
 */
export async function readLeadReport(context: StaffContext, query: AskedDays) {
  const { db, now, config, figures } = context;
  const { timeZone } = config;
  const today = dayIn(timeZone, now);
  const range = askedRange(query, today);
  // The contract does not know today's date, so it cannot check the length of an open range.
  if (lengthOf(range) > mostReportDays) {
    throw new HttpError(400, 'A report holds ten years at most. Choose a later first day.');
  }
  const before = rangeBefore(range);
  const [traffic, forms, leads] = await Promise.all([
    countTraffic(context),
    figures.traffic.read(`forms ${range.from} to ${range.to}`, async () =>
      countFormEnds(db.reports, { ...range, timeZone }),
    ),
    figures.leads.read(`${range.from} to ${range.to}`, async () => ({
      counts: await countByValue(db.reports, { range, before, timeZone }),
      asOf: now.toISOString(),
    })),
  ]);
  const visitDays = traffic.visits.map(({ day }) => day);
  return {
    asOf: earlier(leads.asOf, traffic.asOf),
    today,
    timeZone,
    visitsSince: visitDays.toSorted()[0] ?? null,
    forms,
    ...presentReport(range, before, leads.counts, traffic),
  };
}
