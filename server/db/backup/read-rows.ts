import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Table } from '../catalog.ts';
import { copyOut } from '../copy.ts';

export interface Tally {
  rows: number;
  /** Sum of the MD5 halves of all rows as COPY writes them: the same in any order. */
  checksum: string;
}

/** One spelling of every value on every server, inside the current transaction. */
export const plainSpelling = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local client_encoding = 'UTF8'`;

/** `copy` of a table in one of the two directions. */
export function copyTable(
  client: pg.ClientBase,
  { name, columns }: Table,
  way: 'from stdin' | 'to stdout',
): string {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy ${client.escapeIdentifier(name)} (${quoted}) ${way}`;
}

/** Hands on each row of a table as a line of COPY text; returns how many there were, and their sum. */
export async function readRows(
  client: pg.ClientBase,
  table: Table,
  take: (row: Buffer) => void = () => {},
): Promise<Tally> {
  let rows = 0;
  let sum = 0n;
  await copyOut(client, copyTable(client, table, 'to stdout'), (row) => {
    sum += hash('md5', row.subarray(0, -1), 'buffer').readBigUInt64BE();
    rows += 1;
    take(row);
  });
  return { rows, checksum: BigInt.asUintN(64, sum).toString(16).padStart(16, '0') };
}
