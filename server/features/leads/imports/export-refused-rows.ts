import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { requireState } from './policy.ts';
import { findImport, findRefused } from './queries.ts';

/**
 * The rows of a file that make no lead, as CSV that can be mended and imported, with the line and the
 * reason of each. 404 if there is no such import, 409 before it was checked. Audited.
 */
export async function exportRefusedRows(context: Context<StaffActor>, { id }: { id: number }) {
  const file = await findImport(context.db, id);
  requireState(file, ['checked', 'running', 'done', 'undone']);
  const rows = await findRefused(context.db, id);
  await auditRead(context, { action: 'import.refused', entity: 'import', entityId: id });
  const lines = rows.map(({ line, cells, reason }) => [...cells, line, reason ?? '']);
  const text = byteOrderMark + csvLines([[...file.columns, 'Line', 'Reason'], ...lines]);
  return { chunks: chunks(text), fileName: `refused-${id}.csv` };
}

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}
