import type * as z from 'zod/mini';
import { editableFields } from '#core/contract/lead/changes.ts';
import type { timelineEntry } from '#core/contract/lead/timeline.ts';
import type { EntryRow } from './queries.ts';

type Names = ReadonlyMap<number, string>;
type Entry = z.output<typeof timelineEntry>;
type Values = Record<string, string | number | boolean | null>;

// A status has its own entries; of what an edit brings with it the verdict alone is worth a line.
const told: readonly string[] = [
  ...editableFields.filter((field) => field !== 'status'),
  'isQualified',
];

/** What an edit changed, field by field; null stands where nothing was known. */
function changesOf(before: Values, after: Values) {
  return told
    .filter((field) => field in after)
    .map((field) => ({
      field,
      from: before[field] ?? null,
      to: after[field] ?? null,
    }));
}

/** An entry as the contract has it, with the name of who did it. */
export function presentEntry(
  { id, kind, at, actorKind, actorId, details }: EntryRow,
  { staff, affiliates }: { staff: Names; affiliates: Names },
): Entry {
  const names = actorKind === 'staff' ? staff : affiliates;
  const entry = {
    ...(kind === 'edit' ? {} : details),
    id,
    kind,
    at: at.toISOString(),
    actor: {
      kind: actorKind,
      name: actorId === null ? null : (names.get(actorId) ?? null),
    },
  };
  if (kind === 'handover') {
    const { from, to } = details as { from: number | null; to: number | null };
    const nameOf = (one: number | null) => (one === null ? null : (affiliates.get(one) ?? null));
    return { ...entry, from: nameOf(from), to: nameOf(to) } as Entry;
  }
  if (kind !== 'edit') {
    return entry as Entry;
  }
  const { before, after } = details as { before: Values; after: Values };
  return { ...entry, changes: changesOf(before, after) } as Entry;
}
