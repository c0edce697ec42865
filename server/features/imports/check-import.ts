import type * as z from 'zod/mini';
import type { checkImport as contract } from '#core/contract/lead/imports.ts';
import type { EnteredFields } from '#core/contract/lead/entry.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { findKnownPeople } from '../leads/imported/find-known-people.ts';
import { transaction } from '../transaction.ts';
import { batchSize, requireState } from './policy.ts';
import type { Mapping } from './propose-mapping.ts';
import { countRows, findImport, findRows, type ImportRow, lockImport } from './queries.ts';
import { makeRowReader } from './make-row-reader.ts';
import { changeImport } from './writes.ts';

type Wanted = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

const mostErrors = 200;

function refuseMapping(columns: readonly string[], mapping: Mapping): void {
  const unknown = Object.values(mapping).find((column) => !columns.includes(column));
  if (unknown !== undefined) {
    throw new HttpError(400, `The file has no column “${unknown.slice(0, 100)}”.`);
  }
  const hasName = mapping.name ?? (mapping.firstName && mapping.lastName);
  if (!hasName || !(mapping.email || mapping.phone)) {
    throw new HttpError(
      400,
      'Choose the columns of the name, and of the email or the phone number.',
    );
  }
}

/**
 * Previews an import and keeps its mapping: errors by line, and how many rows are of known people.
 * 404 if there is no such import, 409 if it has begun. Audited.
 */
export async function checkImport(
  context: Context<StaffActor>,
  { id, mapping, consentBasis }: Wanted,
) {
  const { db } = context;
  const states = ['uploaded', 'checked'] as const;
  const file = await findImport(db, id);
  requireState(file, states);
  refuseMapping(file.columns, mapping);
  if ((await countRows(db, id)) !== file.rowCount) {
    throw new HttpError(409, 'This upload broke off. Choose the file again.');
  }
  const found = await checkRows(context, file, mapping);
  const entry = { action: 'import.check', entity: 'import' };
  return transaction(context, entry, async (tx) => {
    requireState(await lockImport(tx, id), states);
    await changeImport(tx, id, { mapping, consentBasis, state: 'checked' });
    const { errors: _named, ...counts } = found;
    return { entityId: id, after: { mapping, consentBasis, ...counts }, result: found };
  });
}

async function checkRows(
  { db, programme }: Context<StaffActor>,
  { id: importId, columns, rowCount }: ImportRow,
  mapping: Mapping,
) {
  const read = makeRowReader(columns, mapping, await programme.currentTerms());
  const errors: { line: number; message: string }[] = [];
  const seen = new Set<string>();
  let errorRows = 0;
  let duplicates = 0;
  let behind = 0;
  for (;;) {
    const rows = await findRows(db, { importId, behind, limit: batchSize * 4 });
    if (rows.length === 0) {
      return { rows: rowCount, errors, errorRows, duplicates };
    }
    behind = rows.at(-1)!.line;
    const leads: EnteredFields[] = [];
    for (const { line, cells } of rows) {
      const { lead, message } = read(cells);
      errorRows += lead ? 0 : 1;
      if (lead) {
        leads.push(lead);
      }
      if (message !== undefined && errors.length < mostErrors) {
        errors.push({
          line,
          message: lead ? `${message}. The row is imported without it` : message,
        });
      }
    }
    const known = await findKnownPeople(db, leads);
    for (const { email, phone } of leads) {
      const keys = [email?.toLowerCase(), phone].filter((key) => typeof key === 'string');
      duplicates += keys.some((key) => known.has(key) || seen.has(key)) ? 1 : 0;
      keys.forEach((key) => seen.add(key));
    }
  }
}
