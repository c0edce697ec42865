import { readLeadReference } from '#core/domain/lead-reference.ts';
import { estimateRows, exactUpTo, type RowCount } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { leadRows, leadScopeOf } from '../../lead-scope.ts';
import { isFiltered } from '../plain-filters.ts';
import { type LeadFilters, leadList } from '../queries.ts';
import { countByCommonNames } from './count-by-common-names.ts';

/**
 * So many leads and such a share of all are guessed only where there are more than 10,000: the
 * statistics keep 300 texts, of which 10,000 leads in a million are three, and fifteen by a chance of
 * one in three million.
 */
const sure = { leads: 5 * exactUpTo, share: 0.05 };

// More digits than the area and the beginning of an exchange are never those of so many.
const fewDigits = /^\d{1,6}$/;

const countAll = `select reltuples::float8 as count from pg_class where oid = 'leads'::regclass`;

/** How many leads have these digits, where the statistics leave no doubt that they are many. */
async function countByStatistics(db: Queryable, filters: LeadFilters, actor: StaffActor) {
  const { rows } = await db.query<{ count: number }>(countAll);
  const { count } = rows[0]!;
  if (count < sure.leads) {
    return undefined;
  }
  const { table, where } = leadList(leadScopeOf(actor), filters);
  const guess = await estimateRows(db, table, where, exactUpTo + 1);
  return guess.total >= Math.max(sure.leads, sure.share * count) ? guess : undefined;
}

/**
 * How many leads a search finds, where nothing else is asked and it can be known without looking for
 * them that there are more than 10,000: an estimate. Undefined where only counting tells.
 */
export function countMany(
  { db, actor }: Pick<Context<StaffActor>, 'db' | 'actor'>,
  { q, ...filters }: LeadFilters,
): (() => Promise<RowCount | undefined>) | undefined {
  const seesAll = leadRows(leadScopeOf(actor)).kind === 'all';
  if (!seesAll || q === undefined || readLeadReference(q) !== null || isFiltered(filters)) {
    return undefined;
  }
  if (/\p{L}/u.test(q)) {
    return () => countByCommonNames(db, q);
  }
  return fewDigits.test(q) ? () => countByStatistics(db, { q }, actor) : undefined;
}
