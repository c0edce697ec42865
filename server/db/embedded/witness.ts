import type pg from 'pg';
import type { Log } from '../log.ts';
import { howToGoOn } from './data-folder.ts';
import { findLosses, lookAtTables } from './look-at-tables.ts';
import { readWitness, type Witness, writeWitness } from './witness-file.ts';

export interface WitnessOptions {
  /** Where it stands, beside the database folder. */
  file: string;
  maintain<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  log: Log;
  /** Milliseconds between two looks while the server runs. */
  everyMs?: number;
}

export interface OpenWitness {
  /** Looks a last time, at a clean stop, and waits until that is on the disk. */
  stop(): Promise<void>;
}

const lastLookMs = 5000;

/**
 * Compares the tables with what the witness saw of them, remembers how they stand now, and goes on
 * doing so. Throws a sentence when rows are gone; then nothing is remembered.
 */
export async function openWitness({
  file,
  maintain,
  log,
  everyMs = 60_000,
}: WitnessOptions): Promise<OpenWitness> {
  let seen = await maintain((client) => compare(client, file));

  const look = async (): Promise<void> => {
    const now = await maintain((client) => lookAtTables(client, seen));
    if (!isSame(now, seen)) {
      writeWitness(file, now);
      seen = now;
    }
  };
  const tryToLook = (): Promise<void> =>
    look().catch((error: Error) => {
      log.warn(`${file} could not be brought up to date: ${error.message}`);
    });

  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(tryToLook);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      // A database that does not answer any more must not hold the stop.
      await Promise.race([round.then(tryToLook), after(lastLookMs)]);
    },
  };
}

async function compare(client: pg.ClientBase, file: string): Promise<Witness> {
  const before = readWitness(file);
  const losses = before ? await findLosses(client, before) : [];
  if (losses.length > 0) {
    throw new Error(
      `The database folder has lost what the server had stored: ${losses.join(', ')}. ` +
        `No row was changed. ${howToGoOn} ` +
        `If an older copy of the folder was put here on purpose, delete ${file} and start again.`,
    );
  }
  const now = await lookAtTables(client, before);
  if (!before || !isSame(now, before)) {
    writeWitness(file, now);
  }
  return now;
}

function isSame(one: Witness, other: Witness): boolean {
  return (
    one.migration === other.migration && JSON.stringify(one.tables) === JSON.stringify(other.tables)
  );
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
