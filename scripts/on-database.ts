import fs from 'node:fs';
import path from 'node:path';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { type Database, openDatabase } from '#server/db/open.ts';

/** The data folder of this command: DATA_DIR, or the one a start makes. */
export const dataFolder = process.env.DATA_DIR ?? './data';

const texts = { ...process.env } as Record<string, string>;
const secretErrors = readSecretFiles(texts);
if (secretErrors.length > 0) {
  endWith(secretErrors.join('\n'));
}

/** The address of the PostgreSQL server, past a pooler if there is one. */
export const databaseUrl: string | undefined =
  texts['DATABASE_DIRECT_URL'] || texts['DATABASE_URL'] || undefined;

/** True when the database is a server of its own and not files of the data folder. */
export const isOnServer = databaseUrl !== undefined;

const isRunning =
  'The server is running and holds the database: stop it, run this again, then start it.';

/**
 * Opens the database that the environment names for one piece of work, and closes it again. Ends the
 * process with a sentence when there is none yet (`whenMissing` says so), when a running server holds
 * it, and when the work fails.
 */
export async function onDatabase(
  whenMissing: (folder: string) => string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  // Opening a folder that is not there would make a new one, in the wrong place perhaps.
  if (!isOnServer && !fs.existsSync(path.join(dataFolder, 'database'))) {
    endWith(whenMissing(path.resolve(dataFolder)));
  }
  try {
    const database = await openDatabase({
      databaseUrl,
      dataDir: dataFolder,
      log: console,
      poolSize: 1,
    });
    await work(database).finally(() => database.close());
  } catch (error) {
    const isHeld = (error as Error).name === 'FolderInUseError';
    endWith(isHeld ? isRunning : (error as Error).message);
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
