import { findSortedRows } from '#server/db/sorted-rows.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { StaffContext } from '../../context.ts';
import { requireLead } from '../../scoped-leads.ts';
import { interactionList, type InteractionQuery } from './queries.ts';

export function listInteractions({ db }: StaffContext, query: InteractionQuery) {
  return findPage(db, interactionList(query), query);
}

/** A page of the steps of a lead's visitor; 404 if there is no such lead. */
export async function listLeadInteractions(
  context: StaffContext,
  query: InteractionQuery & { leadId: number },
) {
  await requireLead(context, query.leadId);
  return listInteractions(context, query);
}

export async function listNewestInteractions({ db }: StaffContext, count: number) {
  const newest = await findSortedRows(db, interactionList(), {
    sort: 'createdAt',
    direction: 'desc',
    limit: count,
  });
  return newest.map(({ row }) => row);
}
