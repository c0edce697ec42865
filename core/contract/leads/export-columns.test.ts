import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { leadDetail } from './leads.ts';
import { allExportColumns, areExportColumns, columnsOf, exportColumns } from './export-columns.ts';
import { exportLeads } from './lists.ts';

/** Fields of a lead that no export has a column for, and why. */
const leftOut: Readonly<Record<string, string>> = {
  consents: 'a list; `consent` is the record of the application itself',
  stops: 'a list; `reach` says what it comes to',
  statusHistory: 'a list; the timeline of the lead',
  eligibilityChecks: 'a list of what a visitor was shown',
  calculations: 'a list of what a visitor was shown',
  mails: 'a list; Sent Mail has it',
  'referral.handovers': 'a list; `referral.reason` says that staff decided',
  disputes: 'a list; `referral.reason` says whether staff decided',
  'referral.touches': 'a list; `referral.reason` says what it came to',
  'netCost.monthlyAt': 'a list, three rates of the same cost',
  'consent.text': 'a page of text; purpose, language and version name it',
  'followUp.at': 'is nextFollowUpAt',
  'consent.agreedAt':
    'a statement of staff may name a day; `consent.consentAt` is the record itself',
  notesReader: 'says beside the field of a note who reads it',
  addressSharedBy: 'says how to read one mark on the page of the lead',
  partnerSees: 'for partners, who export for themselves',
  isTest: 'a trial of the office, not an application; its row and page say so',
  erasureAskedAt: 'asks staff to act on one lead, whose page says so',
  unconfirmedEmail: 'asks staff to act on one lead, whose page says so',
  'askedBy.name': 'asks staff to act on one lead, whose page says so',
  'undoable.status': 'true for minutes, on the page of one lead',
  'undoable.claimedUntil': 'true for minutes, on the page of one lead',
  permission: 'true for minutes, by the clock of the person; a file is read later. `reach` lasts',
};

/** Columns that are not a field of `leadDetail`, which has a number in place of the name. */
const besides = ['ownerName'];

function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as unknown as { def: { innerType?: z.core.$ZodType } };
  return def.innerType ? inner(def.innerType) : schema;
}

/** The paths of the fields that hold no other fields. A list of plain values is one field. */
function leavesOf(schema: z.core.$ZodType, path = ''): string[] {
  if (path in leftOut) {
    return [path];
  }
  const { def } = inner(schema)._zod as unknown as {
    def: { type: string; shape?: Record<string, z.core.$ZodType> };
  };
  return def.type === 'object'
    ? Object.entries(def.shape!).flatMap(([key, field]) =>
        leavesOf(field, path === '' ? key : `${path}.${key}`),
      )
    : [path];
}

function missingIn(schema: z.core.$ZodType): string[] {
  const known: readonly string[] = [...allExportColumns, ...Object.keys(leftOut)];
  return leavesOf(schema).filter((leaf) => !known.includes(leaf));
}

test('each field of a lead is a column of its export, or is left out for a reason', () => {
  assert.deepEqual(missingIn(leadDetail), []);
  const grown = z.extend(leadDetail, {
    shoeSize: z.nullable(z.int()),
    home: z.nullable(z.object({ garden: z.optional(z.string()) })),
  });
  assert.deepEqual(missingIn(grown), ['shoeSize', 'home.garden']);
});

test('each column and each exception is still a field of a lead', () => {
  const leaves = leavesOf(leadDetail);
  const named = [...allExportColumns, ...Object.keys(leftOut)];
  assert.deepEqual(
    named.filter((name) => !leaves.includes(name)),
    besides,
  );
  assert.equal(new Set(named).size, named.length, 'each once');
});

test('columns are asked for by name, or all at once', () => {
  assert.equal(columnsOf(undefined), null);
  assert.equal(columnsOf(' , '), null);
  assert.deepEqual(columnsOf('status, id,status'), ['status', 'id']);
  assert.deepEqual(columnsOf('id,all'), Object.values(exportColumns).flat());
  for (const name of ['shoeSize', 'consent', 'constructor', 'id,consents', 'ALL']) {
    assert.equal(areExportColumns(name), false, name);
  }
  assert.ok(exportLeads.query!.safeParse({ columns: allExportColumns.join(',') }).success);
});
