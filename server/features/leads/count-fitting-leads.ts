import { valuesOf } from '#core/contract/page.ts';
import type { RowCount } from '#server/db/count.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { type AskedValues, countOfCode, countPairs, countToCheck } from '../counts/count-pairs.ts';
import { countValues } from '../counts/count-values.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import type { LeadFilters } from './queries.ts';

/** What of the filters is counted by the day, with the values that were asked for. */
export function countedFilters(filters: LeadFilters): AskedValues[] {
  const { status, state, source, qualified, language } = filters;
  const asked: AskedValues[] = [
    ['status', valuesOf(status)],
    ['state', valuesOf(state)],
    ['source', valuesOf(source)],
    ['qualified', qualified ? [String(qualified === 'yes')] : []],
    ['language', language ? [language] : []],
  ];
  return asked.filter(([, values]) => values.length > 0);
}

// What is folded here as the database folds it.
const isPlain = (code: string): boolean => /^[\x20-\x7E]+$/.test(code);

/** How many leads a partner sent, or are to be checked, where nothing else is asked. */
function countMarked(
  context: Context<StaffActor>,
  { affiliate, check, from, to }: LeadFilters,
): (() => Promise<RowCount>) | undefined {
  if (from || to || (affiliate && check)) {
    return undefined;
  }
  if (affiliate) {
    return isPlain(affiliate) ? () => exactly(countOfCode(context, affiliate)) : undefined;
  }
  return () => exactly(countToCheck(context));
}

/**
 * How many leads fit, from the counts of each day: exact however many there are. Undefined where
 * only counting can tell: three filters at once, two of some days, a partner or what is to be checked
 * with anything else, a search, leads of one's own.
 */
export function countFittingLeads(
  context: Context<StaffActor>,
  filters: LeadFilters,
): (() => Promise<RowCount>) | undefined {
  const { q, affiliate, check, shown, from, to } = filters;
  const counted = countedFilters(filters);
  const seesAll = leadRows(leadScopeOf(context.actor)).kind === 'all';
  if (!seesAll || q || shown || counted.length > 2) {
    return undefined;
  }
  if (affiliate || check) {
    return counted.length === 0 ? countMarked(context, filters) : undefined;
  }
  const [first, second] = counted;
  if (first && second) {
    return from || to ? undefined : () => exactly(countPairs(context, [first, second]));
  }
  const [kind, values] = first ?? (['leads', ['']] as const);
  const asked = {
    kind,
    values,
    from,
    to,
  };
  return () => exactly(countValues(context, asked));
}

async function exactly(counting: Promise<number>): Promise<RowCount> {
  return { total: await counting, totalIsEstimate: false };
}
