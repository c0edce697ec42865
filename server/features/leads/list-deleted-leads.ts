import { showTelephone } from '#server/outside/telephone.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { describeDeletions } from '../deletions.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { deletedLeads } from './queries.ts';

interface DeletedLeadsQuery extends PageQuery<'deletedAt'> {
  q?: string | undefined;
}

/**
 * A page of deleted leads that can still be restored, with who deleted each. Audited as a read,
 * without the search text.
 */
export async function listDeletedLeads(
  context: Context<StaffActor>,
  { q, ...query }: DeletedLeadsQuery,
) {
  const { db, actor } = context;
  const list = deletedLeads(leadScopeOf(actor), q);
  const { items: rows, ...page } = await findPage(db, list, query, (row) => row);
  const deleted = await describeDeletions(db, 'lead', rows);
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: {
      deleted: true,
      isSearch: Boolean(q),
      shown: deleted.length,
      total: page.total,
    },
    leadIds: deleted.map(({ id }) => id),
  });
  const items = deleted.map((row) => ({
    ...row,
    phone: showTelephone(row.phone),
    createdAt: row.createdAt.toISOString(),
  }));
  return { ...page, items };
}
