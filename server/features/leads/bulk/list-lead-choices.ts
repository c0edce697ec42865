import { type countBulkMails as contract, mostLeadsAtOnce } from '#core/contract/leads/bulk.ts';
import { countUpTo } from '#server/db/count.ts';
import { findSortedRows } from '#server/db/sorted-rows.ts';
import { auditLeadList } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { listInOrder, plainFilters } from '../list-leads.ts';
import { type LeadQuery, mostGathered } from '../queries.ts';
import { choicesOf, findNamed } from './queries.ts';
import type * as z from 'zod/mini';
import { countStatusMails } from '../../mail/email/status/status-mails.ts';
import { leadScopeOf } from '../../lead-scope.ts';

/** The first 1,000 leads of a list in its order, to be selected all at once. Audited as a read. */
export async function listLeadChoices(context: StaffContext, query: LeadQuery) {
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
  await auditLeadList(context, items, plainFilters(query));
  return {
    items,
    isCut: rows.length > mostLeadsAtOnce,
  };
}

type Asked = z.output<NonNullable<(typeof contract)['body']>>;

/** How many mails are sent if these leads get a status; counts only those that would change. */
export async function countBulkMails(
  { db, actor, config, programme }: StaffContext,
  { status, leads }: Asked,
) {
  const ids = leads.map(({ id }) => id);
  const known = await findNamed(db, leadScopeOf(actor), ids);
  const moves = leads
    .filter((lead) => known.get(lead.id)?.status === lead.status && lead.status !== status)
    .map((lead) => ({ leadId: lead.id, fromStatus: lead.status, toStatus: status }));
  return countStatusMails(db, { config, terms: await programme.currentTerms() }, moves);
}
