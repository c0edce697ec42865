import { dayIn } from '#server/outside/clock.ts';
import type { OfficeContext, StaffContext } from '../../context.ts';
import { leadRows, leadScopeOf } from '../../lead-scope.ts';
import { countLeads, listNewestLeads } from '../../leads/list-leads.ts';
import { listNewestInteractions } from '../../visitor/tracking/list-interactions.ts';
import { countTraffic, earlier } from './count-traffic.ts';
import { presentFigures, sum } from './present.ts';

/** The dashboard's five figures, exact as of a moment; of their own leads for some staff. */
export async function readDashboardStats(context: OfficeContext) {
  const { actor, config, now, figures } = context;
  const today = dayIn(config.timeZone, now);
  const whose = leadRows(leadScopeOf(actor)).kind === 'all' ? 'all' : actor.id;
  const [traffic, leads] = await Promise.all([
    countTraffic(context),
    figures.leads.read(`leads of ${whose} on ${today}`, async () => ({
      ...(await countLeads(context)),
      asOf: now.toISOString(),
    })),
  ]);
  return {
    ...presentFigures({
      totalLeads: leads.total,
      todayLeads: leads.today,
      calculatorUses: traffic.calculations,
      pageViews: traffic.pageViews,
      visits: sum(traffic.visits),
    }),
    asOf: earlier(leads.asOf, traffic.asOf),
    today,
    timeZone: config.timeZone,
  };
}

const shown = 5;

/** The five newest leads and the five newest interactions. */
export async function readDashboardActivity(context: StaffContext) {
  const leads = await listNewestLeads(context, shown);
  const interactions = await listNewestInteractions(context, shown);
  return { leads, interactions };
}
