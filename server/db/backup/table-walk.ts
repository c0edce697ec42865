import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Table } from '../catalog.ts';
import { copyOut } from '../copy.ts';

export interface Tally {
  rows: number;
  /** Sum of the MD5 halves of all rows as COPY writes them: the same in any order. */
  checksum: string;
}

const rowsPerPiece = 5000;
const filePartsPerPiece = 8;
const newline = 0x0a;

/** One spelling of every value on every server, inside the current transaction. */
export const plainSpelling = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local client_encoding = 'UTF8'`;

/** Counts rows and adds up their hashes; COPY escapes line ends, so a line is a row. */
export function newTally(): {
  add(piece: Buffer): void;
  result(): Tally;
} {
  let rows = 0;
  let sum = 0n;
  return {
    add(piece) {
      let start = 0;
      while (start < piece.length) {
        const end = piece.indexOf(newline, start);
        const row = piece.subarray(start, end);
        sum += hash('md5', row, 'buffer').readBigUInt64BE();
        rows += 1;
        start = end + 1;
      }
    },
    result() {
      const digits = BigInt.asUintN(64, sum).toString(16);
      return {
        rows,
        checksum: digits.padStart(16, '0'),
      };
    },
  };
}

/**
 * Reads a table in the order of its primary key as COPY text, some thousand rows at a time, or some
 * parts of files.
 */
export async function* walkTable(
  client: pg.ClientBase,
  table: Table,
  size = table.hasFiles ? filePartsPerPiece : rowsPerPiece,
): AsyncGenerator<Buffer> {
  const quote = (column: string) => client.escapeIdentifier(column);
  const name = quote(table.name);
  const columns = table.columns.map(quote).join(', ');
  // With the table's name: by the bare one PostgreSQL orders by the text that is selected.
  const key = table.key.map((column) => `${name}.${quote(column)}`);
  const keyList = key.join(', ');
  const asText = key.map((column) => `${column}::text`).join(', ');
  const row = (values: string[]) => {
    const literals = values.map((value) => client.escapeLiteral(value));
    return `(${literals.join(', ')})`;
  };
  let after: string[] | undefined;
  do {
    const from = after ? `(${keyList}) > ${row(after)}` : 'true';
    const ends = await client.query<string[]>({
      text: `
        select ${asText} from ${name}
        where ${from}
        order by ${keyList}
        offset ${size - 1} limit 1`,
      rowMode: 'array',
    });
    const last = ends.rows[0];
    const upTo = last ? `(${keyList}) <= ${row(last)}` : 'true';
    const part = `
      select ${columns} from ${name}
      where ${from} and ${upTo}
      order by ${keyList}`;
    yield await copyOut(client, `copy (${part}) to stdout`);
    after = last;
  } while (after);
}
