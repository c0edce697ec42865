import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { nameStaff } from '../staff/name-staff.ts';
import { noSuchImport } from './policy.ts';
import { findImport, findNewestImports, type ImportRow } from './queries.ts';

function presentImport(
  { id, fileName, createdAt, staffId, state, rowCount, imported, skipped }: ImportRow,
  names: ReadonlyMap<number, string>,
) {
  return {
    id,
    fileName,
    createdAt: createdAt.toISOString(),
    by: names.get(staffId) ?? '',
    state,
    rows: rowCount,
    imported,
    skipped,
  };
}

/** The newest imports, and how far each has come. They name nobody of the file. */
export async function listImports({ db }: Context<StaffActor>) {
  const rows = await findNewestImports(db);
  const names = await nameStaff(db, [...new Set(rows.map(({ staffId }) => staffId))]);
  return { items: rows.map((row) => presentImport(row, names)) };
}

/** One import as it stands now. */
export async function describeImport(db: Queryable, id: number) {
  const row = await findImport(db, id);
  if (!row) {
    throw noSuchImport();
  }
  return presentImport(row, await nameStaff(db, [row.staffId]));
}
