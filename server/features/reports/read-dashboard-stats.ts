import type { StaffActor } from '#server/platform/actor.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { Context } from '../context.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { countLeads } from '../leads/count-leads.ts';
import { presentFigures } from './present.ts';
import { findTotals } from './queries.ts';

const kinds = ['leads', 'calculations', 'page_views', 'visits'] as const;

/**
 * The dashboard's five figures, exact. They come from the counts of each day; the leads of staff who
 * see only their own are counted.
 */
export async function readDashboardStats(context: Context<StaffActor>) {
  const { db, actor, now, config } = context;
  const { timeZone } = config;
  const totals = await findTotals(db, {
    timeZone,
    day: dayIn(timeZone, now),
    kinds,
  });
  const of = (kind: (typeof kinds)[number]) => totals.find((total) => total.kind === kind);
  const seesAll = leadRows(leadScopeOf(actor)).kind === 'all';
  const own = seesAll ? undefined : await countLeads(context);
  return presentFigures({
    totalLeads: own?.total ?? of('leads')?.total ?? 0,
    todayLeads: own?.today ?? of('leads')?.ofDay ?? 0,
    calculatorUses: of('calculations')?.total ?? 0,
    pageViews: of('page_views')?.total ?? 0,
    visits: of('visits')?.total ?? 0,
  });
}
