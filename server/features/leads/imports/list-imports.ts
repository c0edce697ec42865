import { demand } from '#server/platform/http-error.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffContext } from '../../context.ts';
import {
  countLeft,
  findImport,
  findNewestImports,
  findRefused,
  type ImportRow,
} from './queries.ts';
import { nameStaff } from '../../name-staff.ts';
import { noSuchImport, requireState } from './policy.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import { auditRead } from '../../audit-read.ts';

/** Imports for staff; an undone one also has the count of its leads that are still there. */
async function presentImports(db: Queryable, rows: readonly ImportRow[]) {
  const staff = rows.map(({ staffId }) => staffId);
  const names = await nameStaff(db, staff);
  const undone = rows.filter(({ state }) => state === 'undone').map(({ id }) => id);
  const left = await countLeft(db, undone);
  return rows.map(
    ({ id, fileName, createdAt, staffId, state, rowCount, imported, skipped }: ImportRow) => ({
      id,
      fileName,
      createdAt,
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
export async function listImports({ db }: StaffContext) {
  return { items: await presentImports(db, await findNewestImports(db)) };
}

export async function describeImport(db: Queryable, id: number) {
  const row = demand(await findImport(db, id), noSuchImport);
  const [told] = await presentImports(db, [row]);
  return told!;
}

/**
 * The rows of a file that make no lead, as CSV that can be mended and imported, with the line and the
 * reason of each. 404 if there is no such import, 409 before it was checked. Audited.
 */
export async function exportRefusedRows(context: StaffContext, { id }: { id: number }) {
  const file = await findImport(context.db, id);
  requireState(file, ['checked', 'running', 'done', 'undone']);
  const rows = await findRefused(context.db, id);
  await auditRead(context, 'import.refused', 'import', { entityId: id });
  const lines = rows.map(({ line, cells, reason }) => [...cells, line, reason ?? '']);
  const text = byteOrderMark + csvLines([[...file.columns, 'Line', 'Reason'], ...lines]);
  return { chunks: [text], fileName: `refused-${id}.csv` };
}
