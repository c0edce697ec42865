import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { statedConsent } from '../../visitor/applications/spoken-consent.ts';
import {
  enteredLead,
  statedReferral,
  storeEnteredLeads,
} from '../../visitor/applications/store-entered-leads.ts';
import type { StaffContext } from '../../context.ts';
import { addImportedNotes } from '../notes/add-note.ts';
import { lockOwners } from '../../accounts/staff/queries.ts';
import { staffName } from '../../name-staff.ts';
import { endsStop } from '../../permission/ends-stop.ts';
import { transactionOfMany } from '../../transaction.ts';
import { describeImport } from './list-imports.ts';
import { batchSize, requireState } from './policy.ts';
import { joinRows } from './join-rows.ts';
import { countRows, findFirstRows, type ImportRow, lockImport } from './queries.ts';
import { type ImportedFields, makeRowReader } from './make-row-reader.ts';
import { readOffice } from './read-office.ts';
import { changeImport, countDone, markRows, removeRows } from './writes.ts';

/**
 * Imports the rows of a checked file, one batch per commit. A row is removed when its lead is
 * stored, with those that fill it, so after a crash the same call continues where it stopped. No mail is sent. 404 if there
 * is no such import; 409 if it is unchecked, done or undone. Each batch is audited.
 */
export async function runImport(context: StaffContext, { id }: { id: number }) {
  const terms = await context.programme.currentTerms();
  let hasMore = true;
  while (hasMore) {
    hasMore = await importBatch(context, id, terms);
  }
  return describeImport(context.db, id);
}

/** Imports one batch; returns whether there is more to import. */
export function importBatch(context: StaffContext, id: number, terms: ProgrammeTerms) {
  // Lead counts must be computed again.
  const entity = 'lead';
  return transactionOfMany(context, async (tx) => {
    const file = await lockImport(tx, id);
    requireState(file, ['checked', 'running']);
    const rows = await findFirstRows(tx, id, batchSize);
    const { columns } = file;
    const mapping = file.mapping!;
    const named = rows.flatMap(({ cells, later }) =>
      [cells, ...later].map((one) => ({ cells: one })),
    );
    const office = await readOffice(context, tx, terms, { columns, mapping, rows: named });
    const read = makeRowReader(columns, mapping, office);
    const reads = rows.map(({ line, cells, later }) => ({ line, ...read(cells), later }));
    const leads = reads.flatMap(({ lead, later }) => {
      return lead ? joinRows([lead, ...later.flatMap((cells) => read(cells).lead ?? [])]) : [];
    });
    const actor = { kind: 'staff', id: file.staffId } as const;
    const by = { actor, ownerId: null, importId: id, firstResponseAt: null };
    const owners = await lockOwners(tx, [...new Set(leads.flatMap(({ owner }) => owner ?? []))]);
    const agreed = leads.map((row) => {
      const isStated = basisOf(file, row) !== 'none';
      return { ...row, agreedAt: isStated ? agreedOn(row) : null };
    });
    const isAfterStop = await endsStop(tx, agreed, context.now);
    const numbers = await storeEnteredLeads(
      tx,
      leads.map((row) => {
        const { source = 'import', owner, referralCode: partner, receivedOn: receivedAt } = row;
        const lead = enteredLead(row, source, terms);
        return {
          lead: { ...lead, referralCode: partner?.code ?? null },
          consent: consentOf(context, file, row),
          referral: partner ? statedReferral(lead, partner) : null,
          ownerId: owner !== undefined && owners.has(owner) ? owner : null,
          receivedAt,
        };
      }),
      by,
    );
    const notes = numbers.flatMap((leadId, at) => {
      const { note } = leads[at]!;
      return note ? { leadId, content: note } : [];
    });
    await addImportedNotes(tx, notes, { id: context.actor.id, name: staffName(context.actor) });
    // A row may be refused by terms that came into force after the check.
    const refused = reads.flatMap(({ line, refused: reason }) => (reason ? { line, reason } : []));
    await markRows(tx, id, refused);
    const done = reads.filter(({ lead }) => lead).map(({ line }) => line);
    await removeRows(tx, id, done);
    const hasMore = rows.length === batchSize;
    const skipped = hasMore ? 0 : await countRows(tx, id, true);
    const counts = { imported: numbers.length, skipped };
    await countDone(tx, id, counts);
    await changeImport(tx, id, { state: hasMore ? 'running' : 'done' });
    const [first, last] = [numbers[0] ?? null, numbers.at(-1) ?? null];
    const after = { importId: id, ...counts, first, last };
    const ran = { action: 'import.run', entity, entityId: null, after };
    const ended = numbers.flatMap((leadId, at) => {
      const said = { importId: id, at: agreed[at]!.agreedAt };
      return isAfterStop[at]
        ? [{ action: 'consent.after_stop', entity, entityId: leadId, after: said }]
        : [];
    });
    return { changes: [ran, ...ended], result: hasMore } as const;
  });
}

/** When the person agreed, at the beginning of the day of the row; null without one. */
export function agreedOn({ consentOn }: ImportedFields): Date | null {
  return consentOn === undefined ? null : new Date(consentOn);
}

/** The basis that the file is said to have, unless the row denies it. */
export function basisOf(
  { consentBasis }: Pick<ImportRow, 'consentBasis'>,
  { deniesConsent }: ImportedFields,
) {
  return deniesConsent ? 'none' : (consentBasis ?? 'none');
}

/** The lender's statement on the consent of a person in the file; null without one. */
function consentOf({ actor, ipAddress }: StaffContext, file: ImportRow, lead: ImportedFields) {
  const { fileName } = file;
  const basis = basisOf(file, lead);
  if (basis === 'none') {
    return null;
  }
  const { id: staffId } = actor;
  const by = staffName(actor);
  const agreedAt = agreedOn(lead);
  const { language, ...addresses } = lead;
  const stated = { basis, fileName, by, staffId, language, ipAddress, agreedAt };
  return statedConsent({ ...stated, addresses });
}
