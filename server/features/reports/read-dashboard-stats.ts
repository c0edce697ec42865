import { dayIn } from '#server/outside/clock.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { readTotals } from '../counts/read-totals.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { countLeads } from '../leads/count-leads.ts';
import { presentFigures } from './present.ts';

const kinds = ['leads', 'calculations', 'page_views', 'visits'] as const;

/**
 * The dashboard's five figures, exact. They come from the counts of each day; the leads of staff who
 * see only their own are counted.
 */
export async function readDashboardStats(context: Context<StaffActor>) {
  const of = await readTotals(context, kinds);
  const seesAll = leadRows(leadScopeOf(context.actor)).kind === 'all';
  const leads = seesAll ? of('leads') : await countLeads(context);
  const figures = presentFigures({
    totalLeads: leads.total,
    todayLeads: leads.today,
    calculatorUses: of('calculations').total,
    pageViews: of('page_views').total,
    visits: of('visits').total,
  });
  return {
    ...figures,
    asOf: context.now.toISOString(),
    today: dayIn(context.config.timeZone, context.now),
    timeZone: context.config.timeZone,
  };
}
