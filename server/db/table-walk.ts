import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Table } from './catalog.ts';
import { copyOut } from './copy.ts';

export interface Tally {
  rows: number;
  /**
   * Sum of the MD5 halves of all rows as COPY writes them: the same on every engine, whatever order
   * it sorts in.
   */
  checksum: string;
}

const rowsPerPiece = 5000;
const newline = 0x0a;

/**
 * One spelling of every value on every engine; to be run inside the transaction that reads or
 * writes.
 */
export const plainSpelling = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`;

/**
 * Counts rows and adds up their hashes, piece by piece. COPY escapes line ends, so a line is a row.
 */
export function newTally(): { add(piece: Buffer): void; result(): Tally } {
  let rows = 0;
  let sum = 0n;
  return {
    add(piece) {
      for (let start = 0, end; start < piece.length; start = end + 1) {
        end = piece.indexOf(newline, start);
        sum += hash('md5', piece.subarray(start, end), 'buffer').readBigUInt64BE();
        rows++;
      }
    },
    result: () => ({ rows, checksum: BigInt.asUintN(64, sum).toString(16).padStart(16, '0') }),
  };
}

/** Reads a table in the order of its primary key, some thousand rows at a time, as COPY text. */
export async function* walkTable(
  client: pg.ClientBase,
  table: Table,
  size = rowsPerPiece,
): AsyncGenerator<Buffer> {
  const name = client.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const key = table.key.map((column) => client.escapeIdentifier(column));
  const keyList = key.join(', ');
  const asText = key.map((column) => `${column}::text`).join(', ');
  const literals = (values: string[]) =>
    values.map((value) => client.escapeLiteral(value)).join(', ');
  for (let after: string[] | undefined, last: string[] | undefined; ; after = last) {
    const from = after ? `(${keyList}) > (${literals(after)})` : 'true';
    const {
      rows: [end],
    } = await client.query<string[]>({
      text: `select ${asText} from ${name} where ${from} order by ${keyList} offset ${size - 1} limit 1`,
      rowMode: 'array',
    });
    last = end;
    const upTo = last ? `(${keyList}) <= (${literals(last)})` : 'true';
    yield await copyOut(
      client,
      `copy (select ${columns} from ${name} where ${from} and ${upTo} order by ${keyList}) to stdout`,
    );
    if (!last) {
      return;
    }
  }
}
