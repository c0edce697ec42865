import { and, inArray } from 'drizzle-orm';
import { valuesOf } from '#core/contract/page.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { presentLead } from '../present.ts';
import { leadList } from '../queries.ts';

/**
 * The rows of leads that a list shows and somebody changed; those that are gone, or not the actor's to
 * see, are left out. That they were looked at is written down, as it is of the list.
 */
export async function refreshLeads(context: Context<StaffActor>, { ids }: { ids: string }) {
  const { db, actor } = context;
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
  });
  return { items: rows.map(presentLead) };
}
