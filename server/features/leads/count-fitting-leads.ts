import { valuesOf } from '#core/contract/page.ts';
import type { RowCount } from '#server/db/count.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { countValues } from '../counts/count-values.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import type { LeadFilters } from './queries.ts';

type Kind = 'status' | 'state' | 'source' | 'qualified' | 'language';

/** What of the filters is counted by the day, with the values that were asked for. */
function countedFilters(filters: LeadFilters): [Kind, string[]][] {
  const { status, state, source, qualified, language } = filters;
  const asked: [Kind, string[]][] = [
    ['status', valuesOf(status)],
    ['state', valuesOf(state)],
    ['source', valuesOf(source)],
    ['qualified', qualified ? [String(qualified === 'yes')] : []],
    ['language', language ? [language] : []],
  ];
  return asked.filter(([, values]) => values.length > 0);
}

/**
 * How many leads fit, from the counts of each day: exact however many there are. Undefined where
 * only counting can tell: two filters at once, a search, leads of one's own.
 */
export function countFittingLeads(
  context: Context<StaffActor>,
  filters: LeadFilters,
): (() => Promise<RowCount>) | undefined {
  const { q, affiliate, check, shown, from, to } = filters;
  const counted = countedFilters(filters);
  const seesAll = leadRows(leadScopeOf(context.actor)).kind === 'all';
  if (!seesAll || q || affiliate || check || shown || counted.length > 1) {
    return undefined;
  }
  const [kind, values] = counted[0] ?? ['leads', ['']];
  return async () => {
    const total = await countValues(context, {
      kind,
      values,
      from,
      to,
    });
    return { total, totalIsEstimate: false };
  };
}
