import { findChangeLines } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { nameOffice } from './name-staff.ts';

/** Something that two people may edit at once, and which of its fields count. */
interface Edited {
  entity: string;
  entityId: number;
  /** The actions that edit it; the audit line of each holds the `updatedAt` it made. */
  actions: readonly string[];
  fields: readonly string[];
}

/** The wanted values that differ from the stored ones, with the stored ones; ignores undefined. */
export function changesOf<Wanted extends object>(
  before: { readonly [Name in keyof Wanted]?: unknown },
  wanted: Wanted,
) {
  const names = (Object.keys(wanted) as (keyof Wanted)[]).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== before[name],
  );
  return {
    changes: Object.fromEntries(names.map((name) => [name, wanted[name]])) as {
      [Name in keyof Wanted]?: Exclude<Wanted[Name], undefined>;
    },
    earlier: Object.fromEntries(names.map((name) => [name, before[name]])),
    hasChanges: names.length > 0,
  };
}

/** By field, the name of the person or program that changed it last. */
export type ChangedBy = ReadonlyMap<string, string>;

/**
 * Whether something has changed since the moment `known`, at which an edit began; false for an edit
 * without one. Compares milliseconds, which is what a browser keeps.
 */
export function isStale(known: string | undefined, stored: Date): known is string {
  return known !== undefined && Date.parse(known) !== stored.getTime();
}

const others: Readonly<Record<string, string>> = {
  affiliate: 'The affiliate',
  visitor: 'The applicant',
};

/** Which fields changed after a moment, and who changed each last. */
export async function findChangesSince(
  db: Queryable,
  { fields, ...edited }: Edited,
  since: Date,
): Promise<ChangedBy> {
  const lines = await findChangeLines(db, edited);
  const later = lines.filter(({ after }) => stampOf(after) > since.getTime());
  const nameOf = await nameOffice(db, later);
  // Newest first: the first entry of a field is its last change.
  const changes = new Map<string, string>();
  for (const line of later) {
    const who = others[line.actorKind] ?? nameOf(line);
    for (const field of fields) {
      if (isChanged(line, field) && !changes.has(field)) {
        changes.set(field, who ?? 'Someone');
      }
    }
  }
  return changes;
}

function isChanged({ before, after }: { before: unknown; after: unknown }, field: string): boolean {
  const earlier = (before ?? {}) as Record<string, unknown>;
  const later = after as Record<string, unknown>;
  return field in later && JSON.stringify(earlier[field]) !== JSON.stringify(later[field]);
}

function stampOf(after: unknown): number {
  const { updatedAt } = (after ?? {}) as { updatedAt?: string };
  return updatedAt === undefined ? -Infinity : Date.parse(updatedAt);
}

/**
 * 409 for an edit of something that others changed after it was opened: names them and the fields.
 * `noun` is its name, such as `lead`; `names` has the words for fields whose key is no word.
 */
export function editConflict(
  noun: string,
  changes: ChangedBy,
  names: Readonly<Record<string, string>> = {},
): HttpError {
  const who = [...new Set(changes.values())].join(' and ') || 'Someone else';
  const what = [...changes.keys()].map((field) => names[field] ?? inWords(field)).join(', ');
  const errors = [...changes].map(([path, name]) => ({
    path,
    key: 'changedBy' as const,
    values: { who: name },
  }));
  const sentence = `${who} changed this ${noun} after you opened it${what && `: ${what}`}.`;
  return new HttpError(409, sentence, { errors });
}

/** `homePrice` as `home price`. */
function inWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
