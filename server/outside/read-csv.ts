import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { cutText } from '#core/domain/typed/cut-text.ts';

type Encoding = 'utf-8' | 'utf-16' | 'latin-1';

/** Why a file is no table, in a sentence for people. */
export class CsvFault extends Error {}

export interface CsvTable {
  encoding: Encoding;
  /** The line that names the columns; 0 if none does. */
  headerLine: number;
  /** The first lines that hold anything, one of which may name the columns. */
  firstLines: { line: number; text: string }[];
  /** As their line names them, each name once; without a name "Column 3". */
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

// The upper half of code page 850, in which Excel writes "CSV (MS-DOS)".
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const inUtf8 =
  /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|([\x80-\xff])/g;

/** UTF-8 in which some bytes are of Windows-1252; null if more are so than not. */
function decodeMixed(bytes: Buffer): string | null {
  let [right, odd] = [0, 0];
  const text = bytes.toString('latin1').replace(inUtf8, (sign, alone?: string) => {
    const isOdd = alone !== undefined;
    [right, odd] = isOdd ? [right, odd + 1] : [right + 1, odd];
    const encoding = isOdd ? 'windows-1252' : 'utf-8';
    return new TextDecoder(encoding).decode(Buffer.from(sign, 'latin1'));
  });
  return right >= odd ? text : null;
}

// Letters and marks as they stand in names and sentences: "OíNeil" and "Mu–oz" are neither.
const usual = /(?<=\p{L})[áéíóúñãõçâêôàü](?!\p{Lu})|[ÁÉÍÓÚÑÃÕÇÂÊÔÀÜ]|’|(?<= )[–—“]|”/gu;
const sampleSize = 200_000;

/** The text of a code page: of Windows, unless another one makes more sense. */
function decodeCodePage(bytes: Buffer): string {
  const read = {
    windows: (part: Buffer) => new TextDecoder('windows-1252').decode(part),
    macintosh: (part: Buffer) => new TextDecoder('macintosh').decode(part),
    dos: (part: Buffer) =>
      part
        .toString('latin1')
        .replace(/[\x80-\xff]/g, (sign) => codePage850[sign.charCodeAt(0) - 128]!),
  };
  const scores = Object.values(read).map((decode) => ({
    decode,
    score: decode(bytes.subarray(0, sampleSize)).match(usual)?.length ?? 0,
  }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).decode(bytes);
}

const windowsSigns = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

/** The text, also where all of it was read as Windows-1252 and encoded again, as "JosÃ©". */
function decodedTwice(text: string): string {
  if (!/[ÂÃâ]/.test(text)) {
    return text;
  }
  const bytes = new Map([...windowsSigns].map((sign, byte) => [sign, byte]));
  // No text in UTF-8 has the byte 255.
  const encode = (part: string) => Uint8Array.from(part, (sign) => bytes.get(sign) ?? 255);
  const decoder = () => new TextDecoder('utf-8', { fatal: true });
  try {
    // Most texts are refused by their beginning.
    decoder().decode(encode(text.slice(0, sampleSize)), { stream: true });
    return decoder().decode(encode(text));
  } catch {
    return text;
  }
}

/** UTF-16 with or without its mark; null for other bytes. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const part = bytes.subarray(0, 2000);
  const zeros = [0, 1].map((at) => part.filter((byte, n) => n % 2 === at && byte === 0).length);
  const [even = 0, odd = 0] = zeros.map((count) => count / (part.length / 2));
  const isMarked = (first: number, second: number) => bytes[0] === first && bytes[1] === second;
  if (isMarked(0xff, 0xfe) || (odd > 0.5 && even < 0.1)) {
    return 'utf-16le';
  }
  return isMarked(0xfe, 0xff) || (even > 0.5 && odd < 0.1) ? 'utf-16be' : null;
}

/** Excel writes UTF-16 with a mark, and the code page of its country or machine without one. */
function decode(bytes: Buffer): { text: string; encoding: Encoding } {
  const wide = utf16Of(bytes);
  if (wide) {
    return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text: decodedTwice(text), encoding: 'utf-8' };
  } catch {
    const mixed = decodeMixed(bytes);
    return mixed === null
      ? { text: decodeCodePage(bytes), encoding: 'latin-1' }
      : { text: mixed, encoding: 'utf-8' };
  }
}

const delimiters = [',', ';', '\t', '|'];
const mostAbove = 20;

const namesAddress =
  /mail|correo|phone|telefon|teléfon|fone|celular|m[oó]vil|mobile|\bcell?\b|\btel\b/i;
const isValue = /@|\d{4}/;

/** Whether these cells are names of columns: one of them is of an address, and none is a value. */
function isHeader(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => cell.trim() !== '');
  return (
    names.length > 1 &&
    names.some((cell) => namesAddress.test(cell)) &&
    !names.some((cell) => isValue.test(cell))
  );
}

const isOfPerson = /^\S+@\S+\.\S+$|^\D?1?(?:\D{0,3}\d){10}$/;

/** The place of the line that names the columns, in a file whose names of addresses are none we know. */
function firstHeader([first]: CsvTable['rows']): number {
  return first?.cells.some((cell) => isOfPerson.test(cell.trim())) ? -1 : 0;
}

/** The sign that parts the names of the columns most often, outside quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, longestRecord)
    .replace(/"[^"]*"/g, (cell) => cell.replace(/[,;\t|\n]/g, ''))
    .split('\n');
  const full = lines.filter((line) => line.trim() !== '').slice(0, mostAbove);
  const header = full.find((line) => isHeader(line.split(/[,;\t|]/))) ?? full[0] ?? '';
  const counts = delimiters.map((sign) => header.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

function namesOf(header: readonly string[], width: number): string[] {
  const names: string[] = [];
  for (let at = 0; at < width; at += 1) {
    const name = cutText(header[at]?.trim() ?? '', 100) || `Column ${at + 1}`;
    const same = names.filter((one) => one === name || one.startsWith(`${name} (`)).length;
    names.push(same === 0 ? name : `${name} (${same + 1})`);
  }
  return names;
}

/** The lines of a file in which each stands in quotes as a whole, as Excel writes one cell a line. */
function withoutLineQuotes(text: string): string {
  const quoted = /^"((?:[^"\n]|"")*)"$/gm;
  const isWhole = /^".*[,;\t|].*"\n/.test(text) && text.replace(quoted, '').trim() === '';
  return isWhole ? text.replace(quoted, (_all, line: string) => line.replaceAll('""', '"')) : text;
}

const numericDay = /^(\d{1,2})([-/])(\d{1,2})\2(?=\d{4}(?!\d))/;

/**
 * Sets dots into the days of a column in which some can only begin with the day, as 25/11/2026, and
 * of all columns if none begins with the month.
 */
function markDaysFirst(rows: CsvTable['rows'], width: number): void {
  const columns = Array.from({ length: width }, (_, at) => {
    const days = rows.map(({ cells }) => numericDay.exec(cells[at]!));
    const isBeyond = (part: 1 | 3) => days.some((day) => Number(day?.[part]) > 12);
    return { at, isDayFirst: isBeyond(1), isMonthFirst: isBeyond(3) };
  });
  const isOfAll =
    columns.some(({ isDayFirst }) => isDayFirst) &&
    !columns.some(({ isMonthFirst }) => isMonthFirst);
  for (const { at, isDayFirst, isMonthFirst } of columns) {
    if (isOfAll || (isDayFirst && !isMonthFirst)) {
      rows.forEach(({ cells }) => (cells[at] = cells[at]!.replace(numericDay, '$1.$3.')));
    }
  }
}

const otherFiles = /^\s*(?:%PDF-|\{\\rtf|BEGIN:|<(?:!doctype|\?xml|html|table)|\[?\s*\{\s*")/i;
const mostColumns = 200;
const longestRecord = 100_000;

function faultOf({ code, lines }: CsvError): CsvFault {
  return new CsvFault(
    code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
      ? 'The file has a quotation mark that is opened and never closed.'
      : `The file could not be read at line ${Number(lines)}: a quotation mark stands in a wrong place.`,
  );
}

/** How many cells a row has, without empty ones at its end. */
function widthOf({ cells }: CsvTable['rows'][number]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/**
 * The rows of a CSV file, with any separators of columns and lines. The line that names the columns
 * is guessed, unless it is given; 0 for none. Throws a CsvFault if it is no table.
 */
export async function readCsv(
  bytes: Buffer,
  mostRows: number,
  givenLine?: number,
): Promise<CsvTable> {
  const { text: raw, encoding } = decode(bytes);
  // The library would count the lines in a quoted cell in a way of its own.
  const lines = raw.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // Excel reads and writes the separator of columns in a line of its own.
  const [named, separator] = /^"?sep=(.)"?[^\S\n]*(?=\n)/i.exec(lines) ?? [];
  const text = withoutLineQuotes(named === undefined ? lines : lines.slice(named.length));
  if (text.includes('\u0000') || otherFiles.test(text)) {
    throw new CsvFault('This is not a CSV file. Save the table as CSV and choose that file.');
  }
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      bom: true,
      delimiter: separator ?? delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      max_record_size: longestRecord,
      info: true,
    }),
  );
  const table: CsvTable['rows'] = [];
  let header = -1;
  // The most cells of a row above the header: a title has a few, other names of columns have many.
  let above = 0;
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
      const filled = record.filter((cell) => cell.trim() !== '').length;
      if (header < 0 && table.length < mostAbove && filled >= 2 * above && isHeader(record)) {
        header = table.length;
      }
      above = Math.max(above, filled);
      // One more than allowed is enough: each name is compared with all before it.
      table.push({ line, cells: record.slice(0, mostColumns + 1) });
      if (
        (record.length > mostColumns && table.length - 1 === Math.max(header, 0)) ||
        table.length > mostRows + mostAbove
      ) {
        throw tooLarge(mostRows);
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? faultOf(error) : error;
  }
  // What stands above the names is a title.
  const given = table.findIndex(({ line }) => line === givenLine);
  const guessed = header < 0 ? firstHeader(table) : header;
  const at = givenLine === undefined ? guessed : given;
  const names = table[at];
  const rows = table.slice(at + 1);
  if (rows.length === 0) {
    throw new CsvFault('The file has no rows below the names of its columns.');
  }
  const width = Math.max(names ? widthOf(names) : 0, rows.reduce(widest, 0));
  if (rows.length > mostRows || width > mostColumns) {
    throw tooLarge(mostRows);
  }
  const columns = namesOf(names?.cells ?? [], width);
  const even = rows.map(({ line, cells }) => ({
    line,
    cells: columns.map((_, at) => cells[at] ?? ''),
  }));
  markDaysFirst(even, columns.length);
  return {
    encoding,
    headerLine: names?.line ?? 0,
    firstLines: table.slice(0, mostAbove).map(({ line, cells }) => ({
      line,
      text: cutText(
        cells
          .filter((cell) => cell.trim() !== '')
          .join(' | ')
          .replace(/\s+/g, ' '),
        80,
      ),
    })),
    columns,
    rows: even,
  };
}

function widest(most: number, row: CsvTable['rows'][number]): number {
  return Math.max(most, widthOf(row));
}

function tooLarge(mostRows: number): CsvFault {
  return new CsvFault(
    `A file may have ${mostColumns} columns and ${mostRows.toLocaleString('en')} rows. Split it and import the parts.`,
  );
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) {
    yield text.slice(at, at + 65_536);
  }
}
