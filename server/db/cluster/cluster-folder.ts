import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fsyncPath } from '../fsync.ts';
import { clusterEnvironment, type Identity } from './identity.ts';
import { isAlive } from './postmaster.ts';

/** The major version of the programs that npm installs: the first line of PG_VERSION. */
const majorVersion = '18';

export const howToGoOn =
  'Set DATA_DIR to a new folder and fill it from the last backup with `npm run restore -- BACKUP`; ' +
  'docs/operations.md says more under "A damaged folder".';

/** Where the bundled database lies in a data folder. */
export const clusterFolder = (dataDir: string): string => path.resolve(dataDir, 'postgres');

/** The cluster itself; its password stands beside it. */
export const dataOf = (folder: string): string => path.join(folder, 'data');

/** The folder that a restore fills; renamed once it is complete. */
export const restoringFolder = (folder: string): string => `${folder}.restore`;

export function readPassword(folder: string): string {
  return fs.readFileSync(path.join(folder, 'password'), 'utf8').trim();
}

function unusable(folder: string, what: string, cause: unknown): Error {
  const sentence = `DATA_DIR names ${path.dirname(folder)}, ${what}: set DATA_DIR to a folder in which the server may write.`;
  return new Error(sentence, { cause });
}

function isLinkAt(folder: string): boolean | undefined {
  try {
    return fs.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
  } catch (error) {
    throw unusable(folder, 'which is not a folder that can be read', error);
  }
}

/** A folder that holds nothing, or none at all: a database may begin here. */
export function isBlank(folder: string): boolean {
  const isLink = isLinkAt(folder);
  if (isLink && !fs.existsSync(folder)) {
    throw new Error(`${folder} is a link, and nothing is there: is its disk mounted?`);
  }
  try {
    return !fs.existsSync(folder) || fs.readdirSync(folder).length === 0;
  } catch (error) {
    throw new Error(
      `The database folder ${folder} cannot be read (${(error as Error).message}). Nothing was changed. ` +
        'Run the command as the user that runs the server, or give the folder to this one (chown -R).',
      { cause: error },
    );
  }
}

function refuseEarlierEngine(folder: string): void {
  const earlier = path.join(path.dirname(folder), 'database');
  if (!isBlank(earlier)) {
    throw new Error(
      `${earlier} was written by the embedded engine of an earlier version, and was not changed. ` +
        'With that version run `npm run backup -- BACKUP`, then with the version before this one ' +
        '`npm run restore -- BACKUP` (docs/operations.md, "A newer version"); DATA_DIR may stay the same.',
    );
  }
}

function refuseHalfRestored(folder: string): void {
  const half = restoringFolder(folder);
  if (fs.existsSync(half)) {
    throw new Error(
      `A restore into ${folder} was cut off before it was whole. Run it again: npm run restore -- BACKUP. ` +
        `To begin with an empty database instead, delete ${half} and start again.`,
    );
  }
}

/** Throws if it can be told of no file whether it is there. */
function isThere(file: string): boolean {
  try {
    return fs.statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new Error(
      `The database folder belongs to another user (${(error as Error).message}), and nothing was changed: ` +
        'run the command as the user that runs the server, or give the whole folder of DATA_DIR to this one (chown -R).',
      { cause: error },
    );
  }
}

function refuseDamaged(folder: string): void {
  const missing = ['password', 'data/PG_VERSION', 'data/global/pg_control', 'data/pg_wal'].find(
    (name) => !isThere(path.join(folder, name)),
  );
  if (missing) {
    throw new Error(
      `The database folder ${folder} is damaged: ${missing} is missing or cannot be read. Nothing was changed. ${howToGoOn}`,
    );
  }
}

function refuseOtherVersion(folder: string): void {
  const version = fs.readFileSync(path.join(dataOf(folder), 'PG_VERSION'), 'utf8').trim();
  if (version !== majorVersion) {
    throw new Error(
      `The database folder ${folder} was written by PostgreSQL ${version}, this program brings ${majorVersion}, and nothing was changed. ` +
        'With the version that wrote it run `npm run backup -- BACKUP`, then with this one, in a new DATA_DIR, `npm run restore -- BACKUP`.',
    );
  }
}

/** Refuses a folder that is no complete cluster of this version; makes one where there is none. */
export function prepareFolder(folder: string, programs: string, identity: Identity): void {
  if (!isBlank(folder)) {
    refuseDamaged(folder);
    refuseOtherVersion(folder);
    return;
  }
  refuseHalfRestored(folder);
  refuseEarlierEngine(folder);
  makeCluster(folder, programs, identity);
}

/** Removes what first starts that were cut off have left behind. */
function removeUnfinished(folder: string): void {
  const begin = `${path.basename(folder)}.first-start-`;
  const parent = path.dirname(folder);
  for (const name of fs.readdirSync(parent).filter((one) => one.startsWith(begin))) {
    const process = Number(name.slice(begin.length));
    if (process === globalThis.process.pid || !isAlive(process)) {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
    }
  }
}

/** Makes the cluster under another name, so that a folder with the name of one is complete. */
function makeCluster(folder: string, programs: string, { prefix }: Identity): void {
  const unfinished = `${folder}.first-start-${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    removeUnfinished(folder);
    fs.mkdirSync(unfinished, { mode: 0o700 });
    const password = path.join(unfinished, 'password');
    fs.writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    const [command, ...args] = [
      ...prefix,
      path.join(programs, 'initdb'),
      `--pgdata=${dataOf(unfinished)}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${password}`,
      // By code point, with the letters of Unicode: the same on every machine.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ];
    execFileSync(command!, args, {
      env: clusterEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    fsyncPath(password);
    fsyncPath(unfinished);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw explainMaking(error as Error & { stderr?: Buffer }, folder);
  }
  try {
    nameFolder(unfinished, folder);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    // Another start was quicker.
    if (!fs.existsSync(dataOf(folder))) {
      throw error;
    }
  }
}

function explainMaking(
  error: Error & { stderr?: Buffer; syscall?: string },
  folder: string,
): Error {
  const said = error.stderr?.toString().trim() || error.message;
  const isFull = /ENOSPC|EDQUOT|No space left on device|quota exceeded/i.test(said);
  if (error.syscall === 'mkdir' && !isFull) {
    return unusable(folder, 'where nothing can be written', error);
  }
  // At last it says that it clears up.
  const reason = said.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? said;
  return new Error(
    isFull
      ? `The database in ${folder} could not be made: No space left on device. Free space on the disk of DATA_DIR.`
      : `The database in ${folder} could not be made: ${reason}`,
    { cause: error },
  );
}

/**
 * Renames a finished folder to `folder`, which may exist as an empty one; on the disk when this
 * returns. Throws if a server has made a database there meanwhile.
 */
export function nameFolder(finished: string, folder: string): void {
  try {
    if (fs.existsSync(folder) && isBlank(folder)) {
      fs.rmdirSync(folder);
    }
    fs.renameSync(finished, folder);
  } catch (error) {
    throw new Error(
      `The finished database cannot get its name ${folder} (${(error as Error).message}). ` +
        'If a server has made a database there meanwhile, stop it and name a new DATA_DIR. If a disk is mounted there, set DATA_DIR to that folder itself, or make a link to a folder on the disk.',
      { cause: error },
    );
  }
  fsyncPath(path.dirname(folder));
}
