import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { presentInteraction } from './present.ts';
import { countInteractions, hasLead, type InteractionQuery, listInteractions } from './queries.ts';

/** A page of interactions, of everybody or of one lead. */
export async function listInteractionPage(db: Queryable, query: InteractionQuery) {
  const [rows, count] = [await listInteractions(db, query), await countInteractions(db, query)];
  return {
    items: rows.map(presentInteraction),
    ...count,
    page: query.page,
    pageSize: query.pageSize,
  };
}

/** A page of what the visitor did who became a lead; 404 when there is no lead with this number. */
export async function listLeadInteractionPage(
  db: Queryable,
  leadId: number,
  query: InteractionQuery,
) {
  if (!(await hasLead(db, leadId))) {
    throw new HttpError(404, 'There is no lead with this number.');
  }
  return listInteractionPage(db, { ...query, leadId });
}
