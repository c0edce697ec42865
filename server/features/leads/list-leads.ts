import { readyViewNames, readyViews } from '#core/contract/leads/ready-views.ts';
import { leadFilters } from '#core/contract/leads/row.ts';
import { valuesOf } from '#core/contract/page.ts';
import { isLeadStatus } from '#core/domain/leads/lead-status.ts';
import { cappedTotal, countUpTo, mostCounted, type RowCount } from '#server/db/count.ts';
import { findSortedRows } from '#server/db/sorted-rows.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditLeadList } from '../audit-read.ts';
import type { OfficeContext, StaffContext } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { tellElsewhere } from './ask/ask-for-lead.ts';
import { findCallMoment } from './call-order/find-call-moment.ts';
import {
  countSinceMidnight,
  type LeadFilters,
  leadList,
  type LeadQuery,
  mostGathered,
} from './queries.ts';
import { officeTerms } from '../office-terms.ts';
import { within } from '../scoped-leads.ts';
import { presentLead } from './present.ts';

/**
 * A page of leads, sorted, filtered and searched; an officer also reads which colleague has the
 * person whom the search names exactly. Audited as a read, without the search text.
 */
export async function listLeads(context: OfficeContext, query: LeadQuery) {
  const { actor } = context;
  const page = await findLeadPage(context, query);
  await auditLeadList(context, page.items, { ...plainFilters(query), total: page.total });
  const told = actor.kind === 'staff' && (await tellElsewhere({ ...context, actor }, query.q));
  return { ...page, ...told };
}

/** A page of leads as staff sort, filter and search them; the caller writes it to the audit log. */
export async function findLeadPage(context: OfficeContext, query: LeadQuery) {
  const { db, programme } = context;
  const terms = await programme.currentTerms();
  const list = await listInOrder(context, query);
  return findPage(db, list, query, (row) => presentLead(row, terms), mostGathered(query));
}

/** The list of a query; in calling order, that of this moment. */
export async function listInOrder(context: OfficeContext, query: LeadQuery) {
  const scope = leadScopeOf(context.actor);
  const { db, now, config } = context;
  const moment =
    query.sort === 'callFirst'
      ? await findCallMoment(db, { office: await officeTerms(context), now }, within(scope))
      : undefined;
  return leadList(scope, query, config.timeZone, moment);
}

/** The newest leads in the actor's scope, as list rows. Audited as a read. */
export async function listNewestLeads(context: StaffContext, count: number) {
  const { db, actor, programme } = context;
  const terms = await programme.currentTerms();
  const newest = await findSortedRows(db, leadList(leadScopeOf(actor)), {
    sort: 'createdAt',
    direction: 'desc',
    limit: count,
  });
  const rows = newest.map(({ row }) => row);
  await auditLeadList(context, rows);
  return rows.map((row) => presentLead(row, terms));
}

/** How many leads match within the actor's scope, exact up to `most`; equals their list's total. */
export async function countList(
  { db, actor, config }: StaffContext,
  filters: LeadFilters,
  most = mostCounted,
): Promise<RowCount> {
  const list = leadList(leadScopeOf(actor), filters, config.timeZone);
  return cappedTotal(await countUpTo(db, list, most), most);
}

// Twelve counts at a time: in a large office each of them would read through most of its leads.
const mostOfChip = 1_000;

/** How many leads each of the ready-made lists holds that the actor may see, exact up to 1,000. */
export async function countReadyViews(context: StaffContext) {
  const counted = readyViewNames.map(async (name) => ({
    name,
    ...(await countList(context, readyViews[name], mostOfChip)),
  }));
  return { items: await Promise.all(counted) };
}

/** All leads in the actor's scope, and today's by the lender's day; exact. */
export async function countLeads({ db, actor, config, now }: OfficeContext) {
  const { timeZone } = config;
  return countSinceMidnight(db.reports, leadScopeOf(actor), {
    now,
    timeZone,
  });
}

const narrowing = (Object.keys(leadFilters) as (keyof typeof leadFilters)[]).filter(
  (name) => name !== 'status',
);

/**
 * Filters as the audit log keeps them. Typed text may contain names, so only its presence is kept;
 * unknown statuses are left out.
 */
export function plainFilters(query: LeadQuery) {
  const { page, pageSize, sort, direction, q, status } = query;
  const statuses = valuesOf(status);
  const areOurs = statuses.every(isLeadStatus);
  const filters = narrowing.filter((name) => query[name]);
  return {
    page,
    pageSize,
    sort,
    direction,
    isSearch: Boolean(q),
    status: areOurs ? statuses.join(',') || null : 'other',
    ...(filters.length > 0 && { filters }),
  };
}
