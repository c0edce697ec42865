import type { StaffActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { describeDeletions } from '../../deletions.ts';
import { deletedAffiliates } from '../queries.ts';

interface DeletedAffiliatesQuery extends PageQuery<'deletedAt'> {
  q?: string | undefined;
}

/**
 * A page of the partners who were deleted and can still be restored, with who deleted each. That it
 * was looked at is written down, without what was searched for.
 */
export async function listDeletedAffiliates(
  context: Context<StaffActor>,
  { q, ...query }: DeletedAffiliatesQuery,
) {
  const { db } = context;
  const { items: rows, ...page } = await findPage(db, deletedAffiliates(q), query, (row) => row);
  const deleted = await describeDeletions(db, 'affiliate', rows);
  await auditRead(context, {
    action: 'affiliate.list',
    entity: 'affiliate',
    shown: {
      deleted: true,
      isSearch: Boolean(q),
      shown: deleted.length,
      total: page.total,
    },
  });
  const items = deleted.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
  return { ...page, items };
}
