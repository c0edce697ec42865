import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { findPlacedRows, type Place } from '#server/db/sorted-rows.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../../lead-scope.ts';
import { type LeadFilters, leadList, type LeadQuery, within } from '../queries.ts';

/** The leads of a scope that fit, as little of them as going from one to the next takes. */
export function neighbourList(scope: LeadScope, filters: LeadFilters, timeZone: string) {
  return {
    ...leadList(scope, filters, timeZone),
    columns: {
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
    },
  };
}

/** Where a lead of the scope stands in an order, also once it was deleted; undefined for none. */
export async function findPlace(
  db: Queryable,
  scope: LeadScope,
  order: Pick<LeadQuery, 'sort' | 'direction'>,
  id: number,
): Promise<Place | undefined> {
  const one = db.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, id), within(scope)));
  const list = neighbourList(scope, {}, 'UTC');
  const [found] = await findPlacedRows(db, list, order, one.getSQL());
  return found?.place;
}
