import { auditList, findLinesBehind } from '#server/db/audit-list.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { requireAdmin } from '../require-admin.ts';
import { type AskedLines, readFilters } from './read-filters.ts';

const most = 100;

/**
 * How many lines came behind one that fit a list of the audit log, a hundred at most, without what the
 * actor looked at; 403 for staff who are no admins. It tells a number alone, so nothing is written
 * down.
 */
export async function findNewLines(
  { db, actor, config }: Context<StaffActor>,
  { after, ...asked }: AskedLines & { after: number },
) {
  requireAdmin(actor);
  const { where } = auditList(await readFilters(db, asked, config.timeZone));
  const count = await findLinesBehind(db, {
    after,
    where,
    staffId: actor.id,
    most: most + 1,
  });
  return {
    count: Math.min(count, most),
    hasMore: count > most,
  };
}
