import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

type Encoding = 'utf-8' | 'utf-16' | 'latin-1';

/** Why a file is no table, in a sentence for people. */
export class CsvFault extends Error {}

export interface CsvTable {
  encoding: Encoding;
  /** As the first row names them, each name once. */
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

/** Excel writes UTF-16 with a mark, and the code page of its country without one. */
function decode(bytes: Buffer): { text: string; encoding: Encoding } {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isLittle || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, encoding: 'utf-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'latin-1' };
  }
}

const delimiters = [',', ';', '\t', '|'];

/** The sign that parts the names of the columns most often, outside quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = delimiters.map((sign) => first.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** Every column with a name of its own. */
function namesOf(header: readonly string[]): string[] {
  const names: string[] = [];
  for (const [at, cell] of header.entries()) {
    const name = cell.trim().slice(0, 100) || `Column ${at + 1}`;
    const same = names.filter((one) => one === name || one.startsWith(`${name} (`)).length;
    names.push(same === 0 ? name : `${name} (${same + 1})`);
  }
  return names;
}

const mostColumns = 200;
const longestRecord = 100_000;

function faultOf({ code, lines }: CsvError): CsvFault {
  return new CsvFault(
    code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
      ? 'The file has a quotation mark that is opened and never closed.'
      : `The file could not be read at line ${Number(lines)}: a quotation mark stands in a wrong place.`,
  );
}

/**
 * The rows of a CSV file, with any separators of columns and lines; cells beyond the columns are
 * left out. Throws a CsvFault if it is no table.
 */
export async function readCsv(bytes: Buffer, mostRows: number): Promise<CsvTable> {
  const { text: raw, encoding } = decode(bytes);
  // The library would count the lines in a quoted cell in a way of its own.
  const text = raw.replace(/\r\n?/g, '\n');
  if (text.includes('\u0000')) {
    throw new CsvFault('This is not a CSV file. Save the table as CSV and choose that file.');
  }
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRecord,
      info: true,
    }),
  );
  let columns: string[] | null = null;
  const rows: CsvTable['rows'] = [];
  // The line on which the record before ended.
  let ended = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const line = ended + 1;
      ended = info.lines;
      if (record.every((cell) => cell.trim() === '')) {
        continue;
      }
      if (columns === null) {
        // One more than allowed is enough: each name is compared with all before it.
        columns = namesOf(record.slice(0, mostColumns + 1));
      } else {
        rows.push({ line, cells: columns.map((_, at) => record[at] ?? '') });
      }
      if (columns.length > mostColumns || rows.length > mostRows) {
        throw new CsvFault(
          `A file may have ${mostColumns} columns and ${mostRows.toLocaleString('en')} rows. Split it and import the parts.`,
        );
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? faultOf(error) : error;
  }
  if (columns === null || rows.length === 0) {
    throw new CsvFault('The file has no rows below the names of its columns.');
  }
  return { encoding, columns, rows };
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) {
    yield text.slice(at, at + 65_536);
  }
}
