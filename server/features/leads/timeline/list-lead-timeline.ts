import type * as z from 'zod/mini';
import { readCursor, writeCursor } from '#core/contract/cursor.ts';
import { editableFields } from '#core/contract/leads/changes.ts';
import type { timelineEntry } from '#core/contract/leads/timeline.ts';
import { nameKeys } from '#server/platform/keys/key-rows.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import { nameAffiliates } from '../../partners/affiliates/queries.ts';
import type { StaffContext } from '../../context.ts';
import { requireLead } from '../../scoped-leads.ts';
import { nameStaff } from '../../name-staff.ts';
import { type EntryRow, findEntries } from './queries.ts';

/** A page of a lead's timeline; 404 if the actor may see no such lead. */
export async function listLeadTimeline(
  context: StaffContext,
  query: PageQuery<'at'> & { id: number; views?: 'no' | undefined },
) {
  const { id, page, pageSize, sort, direction, cursor } = query;
  await requireLead(context, id);
  const { rows, total } = await findEntries(context.db, id, {
    direction,
    after: cursor === undefined ? null : readCursor(cursor),
    offset: (page - 1) * pageSize,
    // One extra row shows whether there is a next page.
    limit: pageSize + 1,
    hasViews: query.views !== 'no',
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

/** The parties of a change of credit or owner; null for none. */
interface Parties {
  from: number | null;
  to: number | null;
}

async function nameActors({ db }: StaffContext, rows: readonly EntryRow[]) {
  const idsOf = (kind: string) =>
    rows.flatMap(({ actorKind, actorId }) => (actorKind === kind ? (actorId ?? []) : []));
  const changed = (ofKind: string) =>
    rows.flatMap(({ kind, details }) => {
      const { from, to } = details as Parties;
      return kind === ofKind ? [from, to].filter((id) => id !== null) : [];
    });
  const [staff, affiliates, keys] = await Promise.all([
    nameStaff(db, [...new Set([...idsOf('staff'), ...changed('owner')])]),
    nameAffiliates(db, [...new Set([...idsOf('affiliate'), ...changed('handover')])]),
    nameKeys(db, [...new Set(idsOf('key'))]),
  ]);
  return { staff, affiliates, keys };
}

type Entry = z.input<typeof timelineEntry>;
type Values = Record<string, string | number | boolean | null>;

// Status changes have entries of their own; of derived fields only the verdict is shown.
const told: readonly string[] = [
  ...editableFields.filter((field) => field !== 'status'),
  'isQualified',
];

/** The changes of an edit, field by field; null for an unknown value. */
function changesOf(before: Values, after: Values) {
  return told
    .filter((field) => field in after)
    .map((field) => ({
      field,
      from: before[field] ?? null,
      to: after[field] ?? null,
    }));
}

function presentEntry(
  { id, kind, at, actorKind, actorId, details }: EntryRow,
  { staff, affiliates, keys }: Awaited<ReturnType<typeof nameActors>>,
): Entry {
  const names = actorKind === 'staff' ? staff : actorKind === 'key' ? keys : affiliates;
  const entry = {
    ...(kind === 'edit' ? {} : details),
    id,
    kind,
    at,
    actor: {
      kind: actorKind,
      name: actorId === null ? null : (names.get(actorId) ?? null),
    },
  };
  if (kind === 'handover' || kind === 'owner') {
    const { from, to } = details as Parties;
    const parties = kind === 'owner' ? staff : affiliates;
    const nameOf = (one: number | null) => (one === null ? null : (parties.get(one) ?? null));
    return { ...entry, from: nameOf(from), to: nameOf(to) } as Entry;
  }
  if (kind !== 'edit') {
    return entry as Entry;
  }
  const { before, after } = details as { before: Values; after: Values };
  return { ...entry, changes: changesOf(before, after) } as Entry;
}
