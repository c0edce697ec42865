import { and, desc, gt, inArray } from 'drizzle-orm';
import { mostRefreshed } from '#core/contract/office/news.ts';
import { valuesOf } from '#core/contract/page.ts';
import { lateSeconds } from '#server/db/audit-news.ts';
import { auditRead } from '../audit-read.ts';
import type { StaffContext } from '../context.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { type LeadFilters, leadList } from './queries.ts';
import { within } from '../scoped-leads.ts';

const idsOf = (text: string) => valuesOf(text).map(Number);

/**
 * Rows of an open list as they are now, and which new leads match it; leads that are gone or outside
 * the actor's scope are left out. Audited as a read of the rows; of new leads only ids are returned.
 */
export async function refreshLeads(
  context: StaffContext,
  { ids, arrived, ...filters }: LeadFilters & { ids: string; arrived: string },
) {
  const { db, actor, config, programme } = context;
  const scope = leadScopeOf(actor);
  const { table, columns, where } = leadList(scope);
  const rows = await db.drizzle
    .select(columns)
    .from(table)
    .where(and(inArray(columns.id, idsOf(ids)), where));
  if (rows.length > 0) {
    const leadIds = rows.map(({ id }) => id);
    const shown = { refreshed: leadIds };
    await auditRead(context, 'lead.list', 'lead', { shown, leadIds });
  }
  const matching = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(
      and(inArray(columns.id, idsOf(arrived)), leadList(scope, filters, config.timeZone).where),
    );
  const terms = await programme.currentTerms();
  return {
    items: rows.map((row) => presentLead(row, terms)),
    arrived: matching.map(({ id }) => id),
  };
}

/**
 * The ids of the leads that the actor may see and that came since a moment, or up to a minute before
 * it; the newest first, at most a hundred.
 */
export async function findArrivals({ db, actor }: StaffContext, moment: string) {
  const { table, columns, where } = leadList(leadScopeOf(actor));
  const from = new Date(Date.parse(moment) - lateSeconds * 1000);
  const rows = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(and(gt(columns.createdAt, from), where))
    .orderBy(desc(columns.createdAt), desc(columns.id))
    .limit(mostRefreshed);
  return rows.map(({ id }) => id);
}

/** Those of these leads that the actor may see, deleted ones too; no query for an empty list. */
export async function findVisibleLeads({ db, actor }: StaffContext, ids: readonly number[]) {
  const scope = leadScopeOf(actor);
  if (ids.length === 0 || leadRows(scope).kind === 'all') {
    return new Set(ids);
  }
  const { table, columns } = leadList(scope);
  const visible = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(and(inArray(columns.id, [...ids]), within(scope)));
  return new Set(visible.map(({ id }) => id));
}
