import fs from 'node:fs';
import path from 'node:path';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { type Database, openDatabase } from '#server/db/open.ts';

/** The data folder of this command: DATA_DIR, or the default of a start. */
export const dataFolder = process.env.DATA_DIR ?? './data';

const texts = { ...process.env } as Record<string, string>;
const secretErrors = readSecretFiles(texts);
if (secretErrors.length > 0) {
  endWith(secretErrors.join('\n'));
}

/** The address of the PostgreSQL server, past a pooler if there is one. */
export const databaseUrl: string | undefined =
  texts['DATABASE_DIRECT_URL'] || texts['DATABASE_URL'] || undefined;

/** True when the database is a server and not files in the data folder. */
export const isOnServer = databaseUrl !== undefined;

/**
 * Opens the database of the environment for one piece of work, and closes it again. Ends the
 * process with a sentence when there is none yet (`whenMissing`) and when the work fails. A running
 * server goes on meanwhile.
 */
export async function onDatabase(
  whenMissing: (folder: string) => string,
  work: (database: Database) => Promise<void>,
) {
  // Opening a missing folder would create a new one, perhaps in the wrong place.
  if (!isOnServer && !fs.existsSync(path.join(dataFolder, 'postgres'))) {
    endWith(whenMissing(path.resolve(dataFolder)));
  }
  try {
    const database = await openDatabase({
      databaseUrl,
      dataDir: dataFolder,
      log: console,
      poolSize: 1,
      isShared: true,
    });
    await work(database).finally(() => database.close());
  } catch (error) {
    endWith((error as Error).message);
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

export function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
