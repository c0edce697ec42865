import * as z from 'zod/mini';
import { anyType, csvFile } from '../shapes.ts';
import * as fields from '../fields.ts';
import { forAdmins, get, pathId, post, put } from '../route.ts';
import { enteredFields } from './entry.ts';

/** What a column of a file may mean that no field of a lead does. */
export const fieldsOfFiles = [
  'name',
  'email2',
  'phone2',
  'note',
  'source',
  'owner',
  'referralCode',
  'receivedOn',
  'consentOn',
] as const;

/**
 * The meanings that a column of an imported file may have: a field of a lead, the full name, a
 * second address or number for rows without the first, a note, or the day on which the person
 * agreed.
 */
export const importFields = [
  ...(Object.keys(enteredFields.shape) as (keyof typeof enteredFields.shape)[]),
  ...fieldsOfFiles,
] as const;

export type ImportField = (typeof importFields)[number];

/** By field, the name of its column in the file. */
const mapping = z.partialRecord(z.enum(importFields), z.string());

/** Whether columns of a name, and of an email address or a number, are chosen. */
export function isMappingWhole(columns: z.output<typeof mapping>): boolean {
  const hasName = columns.name ?? columns.firstName ?? columns.lastName;
  const hasAddress = columns.email ?? columns.phone ?? columns.email2 ?? columns.phone2;
  return hasName !== undefined && hasAddress !== undefined;
}

const largestImport = 50 * 1024 * 1024;

export const importRow = z.object({
  id: fields.rowId,
  fileName: z.string(),
  createdAt: fields.moment,
  by: z.string(),
  state: z.enum(['uploaded', 'checked', 'running', 'done', 'undone']),
  rows: z.int(),
  imported: z.int(),
  // Rows skipped because of an error.
  skipped: z.int(),
  // Leads that undoing the import left in place, because another one is merged into them.
  left: z.int(),
});

const importedFile = z.object({
  id: fields.rowId,
  columns: z.array(z.string()),
  proposed: mapping,
  rows: z.int(),
  // Latin-1 if the bytes are not UTF-8; people should check the accents.
  encoding: z.enum(['utf-8', 'utf-16', 'latin-1']),
  // The first rows, so that people can tell the columns apart.
  samples: z.array(z.array(z.string())),
});

export const createImport = post('/api/admin/imports', {
  ...forAdmins,
  status: 201,
  summary:
    'Takes a CSV file of leads and proposes which column is which field. Nothing is imported.',
  body: {
    kind: 'form',
    fields: z.object({
      // The line that names the columns, 0 for none; guessed by default.
      headerLine: z.optional(
        z.pipe(z.string().check(z.regex(/^\d{1,7}$/, 'text.line')), z.transform(Number)),
      ),
      // An upload of the same file, which this one replaces.
      insteadOf: z.optional(pathId),
    }),
    file: { name: 'file', maxBytes: largestImport, contentTypes: [anyType] },
  },
  refuses: [404, 409],
  answer: z.extend(importedFile, {
    headerLine: z.int(),
    // Of the file, so that people can choose the line that names the columns.
    firstLines: z.array(z.object({ line: z.int(), text: z.string() })),
  }),
  limit: { count: 60, seconds: 3600 },
});

export const readImport = get('/api/admin/imports/:id', {
  ...forAdmins,
  summary: 'A file that was not imported, to go on with: its columns, and the mapping so far.',
  refuses: [409],
  answer: importedFile,
});

export const checkImport = put('/api/admin/imports/:id', {
  ...forAdmins,
  summary: 'Says what an import would do: which rows have errors, and how many people are known.',
  body: z.object({
    mapping,
    // The basis for contacting these people, as staff state it.
    consentBasis: z.enum(['none', 'spoken', 'written']),
  }),
  refuses: [409],
  answer: z.object({
    rows: z.int(),
    // The first 200, by line of the file; their rows are not imported.
    errors: z.array(z.object({ line: z.int(), message: z.string() })),
    errorRows: z.int(),
    // The first 200 values that are not understood; they become notes of the leads of their rows.
    leftEmpty: z.array(
      z.object({
        line: z.int(),
        column: z.string(),
        value: z.string(),
        message: z.string(),
        known: z.optional(z.array(z.string())),
      }),
    ),
    // How many values are not understood.
    leftEmptyValues: z.int(),
    // Columns of the file that no field takes.
    unusedColumns: z.array(z.string()),
    // Rows that fill what an earlier row of the same person left empty; they make no lead.
    repeated: z.int(),
    // Other rows whose mailbox or number a lead or an earlier row already has.
    duplicates: z.int(),
    // Rows of people who said stop, and whom this import does not let anyone contact again.
    stopped: z.int(),
  }),
});

export const exportRefusedRows = get('/api/admin/imports/:id/refused.csv', {
  ...forAdmins,
  summary:
    'The rows of a checked file that make no lead, as CSV: its columns, and the line and the reason. They are kept for a week.',
  refuses: [409],
  answer: csvFile,
  limit: { count: 30, seconds: 60 },
});

export const runImport = post('/api/admin/imports/:id/run', {
  ...forAdmins,
  summary:
    'Imports the rows without errors, and answers when it is done; after a crash the same call goes on. No mail is sent.',
  refuses: [409],
  answer: importRow,
});

export const undoImport = post('/api/admin/imports/:id/undo', {
  ...forAdmins,
  summary:
    'Deletes every lead of an import, whatever was done with it since; one that stands for a lead from elsewhere stays.',
  refuses: [409],
  answer: importRow,
});

export const listImports = get('/api/admin/imports', {
  ...forAdmins,
  summary: 'The twenty newest imports, and how far each has come.',
  isBackground: true,
  answer: z.object({ items: z.array(importRow) }),
});
