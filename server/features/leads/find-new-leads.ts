import { and, asc, desc, gt, inArray } from 'drizzle-orm';
import { valuesOf } from '#core/contract/page.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { type LeadFilters, leadList, within } from './queries.ts';

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

/** The newer leads that match a list: the first hundred ids. */
export async function findNewLeads(
  { db, actor, config }: Context<StaffActor>,
  { after, ...filters }: LeadFilters & { after: number },
) {
  const { table, columns, where } = leadList(leadScopeOf(actor), filters, config.timeZone);
  const rows = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(and(gt(columns.id, after), where))
    .orderBy(asc(columns.id))
    .limit(most + 1);
  const ids = rows.map(({ id }) => id);
  return {
    ids: ids.slice(0, most),
    hasMore: ids.length > most,
  };
}

/** The id of the newest lead the actor may see; null if there is none. */
export async function findNewestLead({ db, actor }: Context<StaffActor>): Promise<number | null> {
  const { table, columns, where } = leadList(leadScopeOf(actor));
  const [newest] = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(where)
    .orderBy(desc(columns.id))
    .limit(1);
  return newest?.id ?? null;
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
