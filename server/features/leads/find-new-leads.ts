import { and, desc, gt, gte, inArray } from 'drizzle-orm';
import { valuesOf } from '#core/contract/page.ts';
import { endOfMillisecond, lateSeconds } from '#server/db/audit-news.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { type LeadFilters, leadList } from './queries.ts';
import { within } from '../scoped-leads.ts';

/**
 * Rows of a shown list that were changed since; leads that are gone or outside the actor's scope
 * are left out. Audited as a read, like the list itself.
 */
export async function refreshLeads(context: Context<StaffActor>, { ids }: { ids: string }) {
  const { db, actor, programme } = context;
  const asked = valuesOf(ids).map(Number);
  if (asked.length === 0) {
    return { items: [] };
  }
  const { table, columns, where } = leadList(leadScopeOf(actor));
  const rows = await db.drizzle
    .select(columns)
    .from(table)
    .where(and(inArray(columns.id, asked), where));
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: { refreshed: rows.map(({ id }) => id) },
    leadIds: rows.map(({ id }) => id),
  });
  const terms = await programme.currentTerms();
  return { items: rows.map((row) => presentLead(row, terms)) };
}

const most = 100;

/** The leads after a moment that match a list: the newest hundred ids. */
export async function findNewLeads(
  { db, actor, config }: Context<StaffActor>,
  { after, ...filters }: LeadFilters & { after: string },
) {
  const { table, columns, where } = leadList(leadScopeOf(actor), filters, config.timeZone);
  const rows = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(and(gte(columns.createdAt, endOfMillisecond(after)), where))
    .orderBy(desc(columns.createdAt), desc(columns.id))
    .limit(most + 1);
  const ids = rows.map(({ id }) => id);
  return {
    ids: ids.slice(0, most),
    hasMore: ids.length > most,
  };
}

/**
 * The leads that the actor may see and that came since a moment, or up to a minute before it: the
 * newest hundred, with the moment after which these are all.
 */
export async function findArrivals({ db, actor }: Context<StaffActor>, moment: string) {
  const { table, columns, where } = leadList(leadScopeOf(actor));
  const from = new Date(Date.parse(moment) - lateSeconds * 1000);
  const rows = await db.drizzle
    .select({ id: columns.id, createdAt: columns.createdAt })
    .from(table)
    .where(and(gt(columns.createdAt, from), where))
    .orderBy(desc(columns.createdAt), desc(columns.id))
    .limit(most + 1);
  const since = rows[most]?.createdAt ?? from;
  return { since: since.toISOString(), ids: rows.slice(0, most).map(({ id }) => id) };
}

/**
 * Those of these leads that the actor may see, deleted ones included; no query for an empty list.
 */
export async function findVisibleLeads(
  { db, actor }: Context<StaffActor>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
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
