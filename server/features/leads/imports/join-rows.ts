import { noContactStatus } from '#core/domain/leads/lead-status.ts';
import { cutNote, type ImportedFields } from './make-row-reader.ts';

/** "José  NÚÑEZ" as "jose nunez". */
function plainName({ firstName, lastName }: ImportedFields): string {
  const marks = /[\u0300-\u036f]/g;
  const words = `${firstName} ${lastName}`.normalize('NFD').replace(marks, '').toLowerCase();
  return words.replace(/[^\p{L}\d]+/gu, ' ').trim();
}

/**
 * Finds the line of an earlier row of the same person: of the same name, with the same mailbox or
 * number. Another name is another person, such as one of the same household.
 */
export function makeSamePersonFinder(): (line: number, lead: ImportedFields) => number | undefined {
  const firstLines = new Map<string, number>();
  return (line, lead) => {
    const name = plainName(lead);
    const addresses = [lead.email?.toLowerCase(), lead.phone].filter(Boolean);
    const keys = addresses.map((address) => `${address} ${name}`);
    const first = keys.map((key) => firstLines.get(key)).find((one) => one !== undefined);
    keys.forEach((key) => firstLines.has(key) || firstLines.set(key, first ?? line));
    return first;
  };
}

/**
 * One lead of the rows of a person: the first one, with what later ones say where it is empty, and
 * never contacted if one of them says so. A later note, number and address are kept as a note.
 */
export function joinRows(rows: readonly ImportedFields[]): ImportedFields {
  const isThere = ([, value]: [string, unknown]) => value !== undefined && value !== '';
  const said = rows.map((row) => Object.fromEntries(Object.entries(row).filter(isThere)));
  const joined = Object.assign({}, ...said.toReversed()) as ImportedFields;
  const others = (['email', 'phone', 'note'] as const).flatMap((field) =>
    rows
      .map((row) => row[field])
      .filter((value) => value && value !== joined[field])
      .map((value) => (field === 'note' ? value : `${field}: ${value}`)),
  );
  const note = [...new Set([joined.note, ...others])].filter(Boolean).join('\n');
  const stopped = rows.find(({ status }) => status === noContactStatus);
  return {
    ...joined,
    ...(stopped && { status: noContactStatus }),
    lastName: joined.lastName ?? '',
    ...(note && { note: cutNote(note) }),
  };
}
