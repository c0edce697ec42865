import { type Database, openDatabase } from '#server/db/open.ts';

/** The data folder of this command: DATA_DIR, or the one a start makes. */
export const dataFolder = process.env.DATA_DIR ?? './data';

/** True when the database is a server of its own and not files of the data folder. */
export const isOnServer = Boolean(process.env.DATABASE_URL);

/** Opens the database that the environment names for one piece of work, and closes it again. */
export async function onDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: dataFolder,
    log: console,
    poolSize: 1,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The only argument of this command; without one the process ends with `usage`. */
export function argumentOrEnd(usage: string): string {
  const [argument] = process.argv.slice(2);
  if (!argument) {
    console.error(usage);
    process.exit(2);
  }
  return argument;
}

/** Ends the process with a sentence on what went wrong. */
export function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
