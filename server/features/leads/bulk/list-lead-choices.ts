import { mostLeadsAtOnce } from '#core/contract/leads/bulk.ts';
import { countUpTo } from '#server/db/count.ts';
import { findSortedRows } from '#server/db/sorted-rows.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { listInOrder, plainFilters } from '../list-leads.ts';
import { type LeadQuery, mostGathered } from '../queries.ts';
import { choicesOf } from './queries.ts';

/**
 * The first 1,000 leads of a list in its order, whatever the page, to be selected all at once.
 * Audited as a read.
 */
export async function listLeadChoices(context: Context<StaffActor>, query: LeadQuery) {
  const { db } = context;
  const { sort, direction } = query;
  const list = choicesOf(await listInOrder(context, query));
  const most = mostGathered(query);
  const rows = await findSortedRows(db, list, {
    sort,
    direction,
    limit: mostLeadsAtOnce + 1,
    isGathered: (await countUpTo(db, list, most)) <= most,
  });
  const items = rows.slice(0, mostLeadsAtOnce).map(({ row }) => row);
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
    items,
    isCut: rows.length > mostLeadsAtOnce,
  };
}
