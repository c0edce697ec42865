import * as z from 'zod/mini';
import { line, lines } from '#core/contract/fields.ts';
import { enteredFields, hasAddress } from '#core/contract/leads/entry.ts';
import { type ImportField, importFields } from '#core/contract/leads/imports.ts';
import { longestNote } from '#core/contract/leads/notes.ts';
import { mostCampaignText } from '#core/domain/leads/lead-source.ts';
import { noContactStatus } from '#core/domain/leads/lead-status.ts';
import { cutText } from '#core/domain/typed/cut-text.ts';
import type { NameParts } from '#core/domain/typed/typed-name.ts';
import { withoutExponent } from '#core/domain/typed/typed-number.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import type { LiveAffiliate } from '../../visitor/applications/choose-referral.ts';
import { deniesConsent, forbidsContact } from './forbids-contact.ts';
import type { Mapping } from './propose-mapping.ts';
import { type FieldReader, readCell, readersOf, saysNothing } from './read-cell.ts';
import type { Office } from './read-office.ts';

const rowFields = z.extend(enteredFields, {
  // A name may be one word.
  lastName: z._default(line(100, 'text.line', 0), ''),
  // Without it a consent that the file states is older than any stop.
  consentOn: z.optional(z.string()),
  // Whatever consent the file is said to have.
  deniesConsent: z.optional(z.literal(true)),
  note: z.optional(lines(longestNote)),
  source: z.optional(line(mostCampaignText)),
  owner: z.optional(z.int()),
  referralCode: z.optional(z.custom<LiveAffiliate>()),
  receivedOn: z.optional(z.date()),
});
export type ImportedFields = z.output<typeof rowFields>;
const wholeRow = rowFields.check(hasAddress);

/** A value that no field of the lead of its row takes, because it was not understood. */
export interface LostValue {
  column: string;
  value: string;
  message: string;
  /** The values that its field knows, where they are few. */
  known?: string[];
}

export interface RowRead {
  lead?: ImportedFields;
  lost: LostValue[];
  /** Why the row makes no lead. */
  refused?: string;
}

/** The field whose place a second column takes where the first one has no value. */
const fallbacks: Partial<Record<ImportField, ImportField>> = { phone2: 'phone', email2: 'email' };
const needed: readonly ImportField[] = ['name', 'firstName', 'lastName', 'email', 'phone'];
const names: readonly ImportField[] = ['name', 'firstName', 'lastName'];
const keepsLines: readonly ImportField[] = ['email', 'phone', 'note'];

function inLines(field: ImportField, text: string): string {
  const sign = field === 'currentAddress' ? ', ' : ' ';
  return keepsLines.includes(field)
    ? text
    : text.replace(/[^\S\n]+/g, ' ').replace(/,? ?\n\s*/g, sign);
}

export function cutNote(note: string): string {
  return note.length > longestNote ? `${cutText(note, longestNote - 1)}…` : note.toWellFormed();
}

/** Why a value is not one of its field, by the rule of a lead; null if it is. */
function refusalOf(field: ImportField, value: unknown): string | null {
  const rules: Partial<Record<ImportField, z.ZodMiniType>> = rowFields.shape;
  // The end of a long note is cut when all of it is known.
  const whole = field === 'note' ? cutText(String(value), longestNote) : value;
  const [issue] = rules[field]?.safeParse(whole).error?.issues ?? [];
  return issue ? validationMessage(issue.message, 'en') : null;
}

type Values = Partial<Record<ImportField, unknown>>;

/** Both parts of a name as their columns have them, else those of the whole name. */
function namesOf({ name, firstName, lastName }: Values): object {
  const hasBoth = firstName !== undefined && lastName !== undefined;
  return name !== undefined && !hasBoth
    ? (name as NameParts)
    : { firstName: firstName ?? lastName, lastName: firstName === undefined ? '' : lastName };
}

/**
 * Reads rows of a file by a mapping: a lead, and the values that are not understood. Such a value
 * costs no more than itself; what a lead has no field for, such as a second number, becomes its
 * note.
 */
export function makeRowReader(
  columns: readonly string[],
  mapping: Mapping,
  office: Office,
): (cells: readonly string[]) => RowRead {
  const readers = readersOf(office);
  // In the order of the fields: the first of two columns is read first.
  const places = importFields.flatMap((place) => {
    const column = mapping[place];
    const field = fallbacks[place] ?? place;
    return column === undefined ? [] : [{ field, column, at: columns.indexOf(column) }];
  });

  const stories = [mapping.note, mapping.currentAddress];
  const flags = columns.flatMap((column, at) => (stories.includes(column) ? [] : [{ column, at }]));

  return (cells) => {
    const values: Values = {};
    const notes: string[] = [];
    const lost: (LostValue & { field: ImportField })[] = [];
    for (const { field, column, at } of places) {
      const cell = readCell(cells[at] ?? '');
      const { read, why, known, saysMore }: FieldReader = readers[field] ?? {};
      const lose = (message: string) => {
        const value = cell.length > 100 ? `${cutText(cell, 100)}…` : cell;
        lost.push({ field, column, value, message, ...(known && { known: [...known] }) });
        notes.push(`${column}: ${cell}`);
      };
      const text = withoutExponent(cell);
      if (text === null) {
        lose(validationMessage('number.shortened', 'en'));
      } else if (cell !== '' && !saysNothing(cell, names.includes(field))) {
        const value = read ? read(inLines(field, text)) : inLines(field, text);
        const refusal = value === null ? 'Not understood' : refusalOf(field, value);
        const isSecond = values[field] !== undefined;
        if (refusal !== null) {
          lose(why ?? refusal);
        } else if (!isSecond) {
          values[field] = value;
        }
        if (refusal === null && (saysMore?.(text) || (isSecond && values[field] !== value))) {
          notes.push(`${column}: ${cell}`);
        }
      }
    }
    const said = flags.map(({ column, at }) => [column, readCell(cells[at] ?? '')] as const);
    if (said.some(([column, cell]) => forbidsContact(column, cell))) {
      values.status = noContactStatus;
    }
    const denied = said.some(([column, cell]) => deniesConsent(column, cell));
    const note = [values.note, ...notes].filter(Boolean).join('\n');
    if (note.length > longestNote) {
      const column = mapping.note ?? '';
      const value = `…${note.slice(longestNote - 1, longestNote + 99)}`;
      lost.push({ field: 'note', column, value, message: 'Longer than a note may be' });
    }
    const kept = note === '' ? {} : { note: cutNote(note) };
    const lead = wholeRow.safeParse({
      ...values,
      ...namesOf(values),
      ...kept,
      ...(denied && { deniesConsent: true }),
    });
    if (lead.success) {
      return { lead: lead.data, lost: lost.map(({ field: _field, ...value }) => value) };
    }
    const reasons = lost
      .filter(({ field }) => needed.includes(field))
      .map(({ column, message, value }) => `${column}: ${message} (“${value}”)`);
    const rules = lead.error.issues.map(({ message }) => validationMessage(message, 'en'));
    return { lost: [], refused: [...new Set([...reasons, ...rules])].join('. ') };
  };
}
