import { and, eq } from 'drizzle-orm';
import { writeCursor } from '#core/contract/cursor.ts';
import { countUpTo } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findPlacedRows, findSortedRows, type Place } from '#server/db/sorted-rows.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { type LeadScope, leadScopeOf } from '../lead-scope.ts';
import { plainFilters } from './list-leads.ts';
import { type LeadFilters, leadList, type LeadQuery, mostGathered } from './queries.ts';
import { within } from '../scoped-leads.ts';

interface NeighbourQuery extends LeadQuery {
  of: number;
  side: 'before' | 'behind';
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * The page of a list after or before one of its leads, from that lead's place in the order: even if
 * the list has changed since, no lead is skipped or repeated. Audited as a read.
 */
export async function listNeighbours(context: Context<StaffActor>, query: NeighbourQuery) {
  const { db, actor, config } = context;
  const { of, side, sort, direction, pageSize } = query;
  const scope = leadScopeOf(actor);
  const place = await findPlace(db, scope, { sort, direction }, of);
  if (!place) {
    return { items: [], cursor: null, hasMore: false };
  }
  const isBehind = side === 'behind';
  const list = neighbourList(scope, query, config.timeZone);
  const most = mostGathered(query);
  // One extra row shows whether there are more, and from where.
  const rows = await findSortedRows(db, list, {
    sort,
    direction: isBehind ? direction : opposite[direction],
    after: place,
    limit: pageSize + 1,
    isGathered: (await countUpTo(db, list, most)) <= most,
  });
  const items = rows.slice(0, pageSize).map(({ row }) => row);
  const beyond = rows[pageSize]?.place;
  const start = isBehind ? place : beyond;
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: {
      ...plainFilters(query),
      shown: items.length,
    },
    leadIds: items.map(({ id }) => id),
  });
  return {
    items: isBehind ? items : items.toReversed(),
    cursor: start ? writeCursor({ sort, direction, ...start }) : null,
    hasMore: beyond !== undefined,
  };
}

/** The matching leads of a scope, with only the columns that paging needs. */
function neighbourList(scope: LeadScope, filters: LeadFilters, timeZone: string) {
  const list = leadList(scope, filters, timeZone);
  const { id, firstName, lastName } = list.columns;
  return { ...list, columns: { id, firstName, lastName } };
}

/** The place of a lead in an order, even if it was deleted; undefined if it is not in the scope. */
async function findPlace(
  db: Queryable,
  scope: LeadScope,
  order: Pick<LeadQuery, 'sort' | 'direction'>,
  id: number,
): Promise<Place | undefined> {
  const list = neighbourList(scope, {}, 'UTC');
  const one = db.drizzle
    .select({ id: list.columns.id })
    .from(list.table)
    .where(and(eq(list.columns.id, id), within(scope)));
  const [found] = await findPlacedRows(db, list, order, one.getSQL());
  return found?.place;
}
