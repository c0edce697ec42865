import fs from 'node:fs';
import path from 'node:path';
import { fsyncPath } from '../fsync.ts';

/** Rows and highest id of an append-only table when it was last read. */
export interface WitnessedTable {
  name: string;
  rows: number;
  /** The highest id; null if the table is empty or its key is not a number. */
  lastId: number | null;
}

/**
 * A record kept beside the database folder, of at most what was on the disk when it was written.
 */
export interface Witness {
  format: 1;
  at: string;
  /** The newest migration at that time; '' before the first. */
  migration: string;
  tables: WitnessedTable[];
}

/** Path of a folder's witness: beside the folder, so that it survives the folder's loss. */
export function witnessPath(dir: string): string {
  return `${dir}.witness.json`;
}

/**
 * The witness in `file`; undefined if there is none. Throws an error with one sentence if it is
 * damaged.
 */
export function readWitness(file: string): Witness | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  try {
    const witness = JSON.parse(fs.readFileSync(file, 'utf8')) as Witness;
    if (witness.format === 1 && Array.isArray(witness.tables)) {
      return witness;
    }
  } catch {
    // The error is thrown below.
  }
  throw new Error(
    `The file ${file} is damaged, so it is unknown whether the database beside it is complete. ` +
      'Look at the disk. If the database is as it should be, delete that file and start again.',
  );
}

/** Replaces the witness atomically: after a power failure either the old or the new one exists. */
export function writeWitness(file: string, witness: Witness): void {
  const draft = `${file}.draft`;
  fs.writeFileSync(draft, `${JSON.stringify(witness, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  fs.renameSync(draft, file);
  fsyncPath(path.dirname(file));
}
