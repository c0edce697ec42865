import { restorableUntil } from '#core/contract/lead/changes.ts';
import { findLastActors } from '#server/db/audit.ts';
import { showTelephone } from '#server/outside/telephone.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { nameStaff } from '../../staff/name-staff.ts';
import { deletedLeads } from './queries.ts';

interface DeletedLeadsQuery extends PageQuery<'deletedAt'> {
  q?: string | undefined;
}

/**
 * A page of the leads that were deleted and can still be restored, with who deleted each. That it
 * was looked at is written down, without what was searched for.
 */
export async function listDeletedLeads(
  context: Context<StaffActor>,
  { q, ...query }: DeletedLeadsQuery,
) {
  const { db, actor } = context;
  const list = deletedLeads(leadScopeOf(actor), q);
  const { items: rows, ...page } = await findPage(db, list, query, (row) => row);
  const ids = rows.map(({ id }) => id);
  const deleters = await findLastActors(db, ids, ['lead.delete']);
  const names = await nameStaff(db, [...new Set(deleters.values())]);
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: {
      deleted: true,
      isSearch: Boolean(q),
      shown: rows.length,
      total: page.total,
    },
  });
  const items = rows.map(({ phone, createdAt, ...row }) => {
    const deletedAt = row.deletedAt!;
    return {
      ...row,
      phone: showTelephone(phone),
      createdAt: createdAt.toISOString(),
      deletedAt: deletedAt.toISOString(),
      deletedBy: names.get(deleters.get(row.id) ?? 0) ?? null,
      restorableUntil: restorableUntil(deletedAt).toISOString(),
    };
  });
  return { ...page, items };
}
