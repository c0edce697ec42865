import { and, eq } from 'drizzle-orm';
import { writeCursor } from '#core/contract/cursor.ts';
import { countUpTo } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findPlacedRows, findSortedRows, type Place, type Slice } from '#server/db/sorted-rows.ts';
import { auditLeadList } from '../audit-read.ts';
import type { StaffContext } from '../context.ts';
import { type LeadScope, leadScopeOf } from '../lead-scope.ts';
import { listInOrder, plainFilters } from './list-leads.ts';
import { type leadList, type LeadQuery, mostGathered } from './queries.ts';
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
export async function listNeighbours(context: StaffContext, query: NeighbourQuery) {
  const { db, actor } = context;
  const { of, side, sort, direction, pageSize } = query;
  const list = namesOf(await listInOrder(context, query));
  const most = mostGathered(query);
  const isGathered = (await countUpTo(db, list, most)) <= most;
  const place = await findPlace(db, leadScopeOf(actor), list, { sort, direction, isGathered }, of);
  if (!place) {
    return { items: [], cursor: null, hasMore: false };
  }
  const isBehind = side === 'behind';
  // One extra row shows whether there are more, and from where.
  const rows = await findSortedRows(db, list, {
    sort,
    direction: isBehind ? direction : opposite[direction],
    after: place,
    limit: pageSize + 1,
    isGathered,
  });
  const items = rows.slice(0, pageSize).map(({ row }) => row);
  const beyond = rows[pageSize]?.place;
  const start = isBehind ? place : beyond;
  await auditLeadList(context, items, plainFilters(query));
  return {
    items: isBehind ? items : items.toReversed(),
    cursor: start ? writeCursor({ sort, direction, ...start }) : null,
    hasMore: beyond !== undefined,
  };
}

type List = ReturnType<typeof leadList>;

function namesOf({ columns: { id, firstName, lastName }, ...list }: List) {
  return { ...list, columns: { id, firstName, lastName } };
}

/** The place of a lead in an order, even if it was deleted; undefined if it is not in the scope. */
async function findPlace(
  db: Queryable,
  scope: LeadScope,
  list: ReturnType<typeof namesOf>,
  order: Pick<Slice<LeadQuery['sort']>, 'sort' | 'direction' | 'isGathered'>,
  id: number,
): Promise<Place | undefined> {
  const one = db.drizzle
    .select({ id: list.columns.id })
    .from(list.table)
    .where(and(eq(list.columns.id, id), within(scope)));
  const [found] = await findPlacedRows(db, list, order, one.getSQL());
  return found?.place;
}
