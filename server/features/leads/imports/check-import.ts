import type * as z from 'zod/mini';
import { type checkImport as contract, isMappingWhole } from '#core/contract/leads/imports.ts';
import { noContactStatus } from '#core/domain/leads/lead-status.ts';
import { holdingStops } from '#core/domain/permission/stops.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import {
  countRows,
  findImport,
  findKnownPeople,
  findRows,
  type ImportRow,
  lockImport,
} from './queries.ts';
import { readStopsOf } from '../../permission/read-stops.ts';
import { transaction } from '../../transaction.ts';
import { makeSamePersonFinder } from './join-rows.ts';
import { batchSize, requireState } from './policy.ts';
import type { Mapping } from './propose-mapping.ts';
import { type ImportedFields, type LostValue, makeRowReader } from './make-row-reader.ts';
import { readOffice } from './read-office.ts';
import { agreedOn, basisOf } from './run-import.ts';
import { changeImport, markRows, type RowMark, unmarkRows } from './writes.ts';

type Wanted = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

const mostNamed = 200;
const rowsAtOnce = batchSize * 4;

function refuseMapping(columns: readonly string[], mapping: Mapping): void {
  const unknown = Object.values(mapping).find((column) => !columns.includes(column));
  if (unknown !== undefined) {
    throw new HttpError(400, `The file has no column “${unknown.slice(0, 100)}”.`);
  }
  if (!isMappingWhole(mapping)) {
    throw new HttpError(
      400,
      'Choose the columns of the name, and of the email or the phone number.',
    );
  }
}

/**
 * Previews an import and keeps its mapping: errors by line, what is not understood, and how many rows
 * are of known people, of one that an earlier row names, or of people who said stop.
 * 404 if there is no such import, 409 if it has begun. Audited.
 */
export async function checkImport(context: StaffContext, { id, mapping, consentBasis }: Wanted) {
  const { db } = context;
  const states = ['uploaded', 'checked'] as const;
  const file = await findImport(db, id);
  requireState(file, states);
  refuseMapping(file.columns, mapping);
  if ((await countRows(db, id)) !== file.rowCount) {
    throw new HttpError(409, 'This upload broke off. Choose the file again.');
  }
  const { marks, ...found } = await checkRows(context, file, { mapping, consentBasis });
  return transaction(context, 'import.check', 'import', async (tx) => {
    requireState(await lockImport(tx, id), states);
    await changeImport(tx, id, { mapping, consentBasis, state: 'checked' });
    await unmarkRows(tx, id);
    for (let at = 0; at < marks.length; at += rowsAtOnce) {
      await markRows(tx, id, marks.slice(at, at + rowsAtOnce));
    }
    const { errors: _named, leftEmpty: _values, ...counts } = found;
    return { entityId: id, after: { mapping, consentBasis, ...counts }, result: found };
  });
}

/** What an import of these rows would do, and how each row that makes no lead of its own is marked. */
async function checkRows(
  context: StaffContext,
  { id: importId, columns, rowCount }: ImportRow,
  { mapping, consentBasis }: Omit<Wanted, 'id'>,
) {
  const { db, programme } = context;
  const terms = await programme.currentTerms();
  const findSamePerson = makeSamePersonFinder();
  const used = Object.values(mapping);
  const found = {
    rows: rowCount,
    errors: [] as { line: number; message: string }[],
    errorRows: 0,
    leftEmpty: [] as (LostValue & { line: number })[],
    leftEmptyValues: 0,
    unusedColumns: columns.filter((column) => !used.includes(column)),
    repeated: 0,
    duplicates: 0,
    stopped: 0,
    marks: [] as RowMark[],
  };
  const seen = new Set<string>();
  let behind = 0;
  for (;;) {
    const rows = await findRows(db, { importId, behind, limit: rowsAtOnce });
    if (rows.length === 0) {
      found.errors.splice(mostNamed);
      found.leftEmpty.splice(mostNamed);
      return found;
    }
    behind = rows.at(-1)!.line;
    const office = await readOffice(context, db, terms, { columns, mapping, rows });
    const read = makeRowReader(columns, mapping, office);
    const leads: ImportedFields[] = [];
    for (const { line, cells } of rows) {
      const { lead, lost, refused } = read(cells);
      found.leftEmptyValues += lost.length;
      if (found.leftEmpty.length < mostNamed) {
        found.leftEmpty.push(...lost.map((value) => ({ line, ...value })));
      }
      if (!lead) {
        found.errorRows += 1;
        found.errors.push({ line, message: refused! });
        found.marks.push({ line, reason: refused! });
        continue;
      }
      found.stopped += lead.status === noContactStatus ? 1 : 0;
      const sameAs = findSamePerson(line, lead);
      if (sameAs === undefined) {
        leads.push(lead);
      } else {
        found.repeated += 1;
        found.marks.push({ line, sameAs });
      }
    }
    const known = await findKnownPeople(db, leads);
    for (const { email, phone } of leads) {
      const keys = [email?.toLowerCase(), phone].filter((key) => typeof key === 'string');
      found.duplicates += keys.some((key) => known.has(key) || seen.has(key)) ? 1 : 0;
      keys.forEach((key) => seen.add(key));
    }
    found.stopped += await countStopped(context, leads, consentBasis);
  }
}

/**
 * How many of these people said stop elsewhere than in the file, and have agreed to nothing since
 * that the file names.
 */
async function countStopped(
  { db, now }: StaffContext,
  leads: readonly ImportedFields[],
  consentBasis: Wanted['consentBasis'],
) {
  // They are no leads yet: numbers that no lead has stand for their ids.
  const asked = leads.map(({ email, phone }, at) => ({
    id: -1 - at,
    email: email ?? '',
    phone: phone ?? '',
  }));
  const stops = await readStopsOf(db, asked);
  return leads.filter((lead, at) => {
    const isStated = basisOf({ consentBasis }, lead) !== 'none';
    const agreedAt = isStated ? agreedOn(lead) : null;
    const holding = Object.values(holdingStops(stops.get(-1 - at)!.stops, now));
    const isNew = lead.status !== noContactStatus;
    return isNew && holding.some(({ saidAt }) => agreedAt === null || agreedAt <= saidAt);
  }).length;
}
