import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { CsvFault, readCsv } from '#server/outside/read-csv.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { requireState } from './policy.ts';
import { proposeMapping } from './propose-mapping.ts';
import { findImport, findRows, lockImport } from './queries.ts';
import { insertImport, insertRows, removeImport } from './writes.ts';

/** A larger file is split, so that one undo never takes back half a year's work. */
const mostRows = 200_000;
const rowsAtOnce = 5000;
const samples = 3;

async function bytesOf({ bytes }: UploadedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

interface Sent {
  file: UploadedFile;
  fields: { headerLine?: number | undefined; insteadOf?: number | undefined };
}

const notImported = ['uploaded', 'checked'] as const;

/**
 * Keeps the rows of a CSV file until they are imported, and proposes which column is which field.
 * 400 for a file that is no table; 404 and 409 if it cannot take the place of `insteadOf`. Audited.
 */
export async function createImport(context: StaffContext, { file, fields }: Sent) {
  const bytes = await bytesOf(file);
  const table = await readCsv(bytes, mostRows, fields.headerLine).catch((error: unknown) => {
    throw error instanceof CsvFault ? new HttpError(400, error.message) : error;
  });
  const { encoding, columns, rows, headerLine, firstLines } = table;
  const fileName =
    file.fileName
      .replace(/[\u0000-\u001f]/g, '')
      .slice(-200)
      .toWellFormed() || 'leads.csv';
  const id = await transaction(context, 'import.create', 'import', async (tx) => {
    if (fields.insteadOf !== undefined) {
      requireState(await lockImport(tx, fields.insteadOf), notImported);
      await removeImport(tx, fields.insteadOf);
    }
    const { id: staffId } = context.actor;
    const rowCount = rows.length;
    const number = await insertImport(tx, { staffId, fileName, encoding, columns, rowCount });
    return { entityId: number, after: { fileName, rows: rowCount }, result: number };
  });
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await insertRows(context.db, id, rows.slice(at, at + rowsAtOnce));
  }
  return { ...(await readImport(context, { id })), headerLine, firstLines };
}

/** A file not imported, as its upload answers. 404 if there is none, 409 if it has begun. */
export async function readImport({ db }: StaffContext, { id }: { id: number }) {
  const file = await findImport(db, id);
  requireState(file, notImported);
  const { columns, encoding, mapping, rowCount } = file;
  const rows = await findRows(db, { importId: id, behind: 0, limit: samples });
  return {
    id,
    columns,
    proposed: mapping ?? proposeMapping(columns),
    rows: rowCount,
    encoding,
    samples: rows.map(({ cells }) => cells),
  };
}
