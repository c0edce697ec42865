import { readCursor, writeCursor } from '#core/contract/cursor.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import { nameAffiliates } from '../affiliates/name-affiliates.ts';
import type { Context } from '../context.ts';
import { requireLead } from '../leads/require-lead.ts';
import { nameStaff } from '../staff/name-staff.ts';
import { presentEntry } from './present.ts';
import { type EntryRow, findEntries } from './queries.ts';

/** A page of what happened to a lead; 404 when there is none that the actor may see. */
export async function listLeadTimeline(
  context: Context<StaffActor>,
  query: PageQuery<'at'> & { id: number },
) {
  const { id, page, pageSize, sort, direction, cursor } = query;
  await requireLead(context, id);
  const { rows, total } = await findEntries(context.db, id, {
    direction,
    after: cursor === undefined ? null : readCursor(cursor),
    offset: (page - 1) * pageSize,
    // One more than is shown tells whether anything comes behind.
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const names = await nameActors(context, shown);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSize;
  return {
    items: shown.map((row) => presentEntry(row, names)),
    total,
    totalIsCapped: false,
    page,
    pageSize,
    nextCursor:
      hasMore && last
        ? writeCursor({
            sort,
            direction,
            key: last.key,
            id: last.id,
          })
        : null,
  };
}

/** What the people of these entries are called. */
async function nameActors({ db }: Context<StaffActor>, rows: readonly EntryRow[]) {
  const idsOf = (kind: string) =>
    rows.flatMap(({ actorKind, actorId }) => (actorKind === kind ? (actorId ?? []) : []));
  const credited = rows.flatMap(({ kind, details }) => {
    const { from, to } = details as { from?: number | null; to?: number | null };
    return kind === 'handover' ? [from, to].filter((id) => typeof id === 'number') : [];
  });
  const [staff, affiliates] = await Promise.all([
    nameStaff(db, idsOf('staff')),
    nameAffiliates(db, [...new Set([...idsOf('affiliate'), ...credited])]),
  ]);
  return { staff, affiliates };
}
