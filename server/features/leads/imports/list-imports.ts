import { demand } from '#server/platform/http-error.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { countLeft } from './known/queries.ts';
import { nameStaff } from '../../name-staff.ts';
import { noSuchImport } from './policy.ts';
import { findImport, findNewestImports, type ImportRow } from './queries.ts';

/** Imports for staff; an undone one also has the count of its leads that are still there. */
async function presentImports(db: Queryable, rows: readonly ImportRow[]) {
  const names = await nameStaff(db, [...new Set(rows.map(({ staffId }) => staffId))]);
  const undone = rows.filter(({ state }) => state === 'undone').map(({ id }) => id);
  const left = await countLeft(db, undone);
  return rows.map(
    ({ id, fileName, createdAt, staffId, state, rowCount, imported, skipped }: ImportRow) => ({
      id,
      fileName,
      createdAt: createdAt.toISOString(),
      by: names.get(staffId) ?? '',
      state,
      rows: rowCount,
      imported,
      skipped,
      left: left.get(id) ?? 0,
    }),
  );
}

/** The newest imports and their progress. They name no person from the file. */
export async function listImports({ db }: Context<StaffActor>) {
  return { items: await presentImports(db, await findNewestImports(db)) };
}

/** One import as it is now. */
export async function describeImport(db: Queryable, id: number) {
  const row = demand(await findImport(db, id), noSuchImport);
  const [told] = await presentImports(db, [row]);
  return told!;
}
