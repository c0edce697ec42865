import fs from 'node:fs';
import path from 'node:path';
import { fsyncPath, fsyncTree } from '../fsync.ts';
import type { Log } from '../log.ts';

const controlFile = path.join('global', 'pg_control');
const controlBytes = 8192;
const logFile = /^[0-9A-F]{24}$/;

const folders = ['global', 'base', 'pg_wal', 'pg_xact', 'pg_multixact'];

function fromDisk<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A file that a complete database folder has and this folder lacks; or undefined. */
function missingPiece(folder: string): string | undefined {
  const listOf = (name: string) => fromDisk(() => fs.readdirSync(path.join(folder, name)));
  for (const name of folders) {
    const list = listOf(name);
    if (list === undefined) {
      return `the folder ${name} in it is missing or cannot be read`;
    }
    if (list.length === 0) {
      return `the folder ${name} in it is empty`;
    }
  }
  const version = fromDisk(() => fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8'));
  if (!/^\d+$/.test(version?.trim() ?? '')) {
    return 'the file PG_VERSION in it is missing or cannot be read';
  }
  const control = fromDisk(() => fs.readFileSync(path.join(folder, controlFile)));
  if (control?.length !== controlBytes) {
    return `the file ${controlFile} in it is missing, cut or cannot be read`;
  }
  const hasLog = listOf('pg_wal')?.some((name) => logFile.test(name));
  return hasLog ? undefined : 'the folder pg_wal in it holds no log';
}

/** The engine's major version: the first line of PG_VERSION in a folder it can open. */
const engineVersion = '18';

function isEmpty(folder: string): boolean {
  return fs.readdirSync(folder).length === 0;
}

/** Renames a folder that cannot be opened to `<dir>.corrupt-<time>`; nothing is deleted. */
function setAside(folder: string, dir: string, log: Log): void {
  const name = `${dir}.corrupt-${new Date().toISOString().replaceAll(':', '-')}`;
  let aside = name;
  for (let more = 2; fs.existsSync(aside); more++) {
    aside = `${name}-${more}`;
  }
  fs.renameSync(folder, aside);
  fsyncPath(path.dirname(dir));
  log.warn(
    `The database folder ${folder} is incomplete, as a first start that was cut off leaves it; it is kept as ${aside}.`,
  );
}

/** By default the engine makes it readable and writable for every user. */
function closeToOthers(folder: string): void {
  return fs.chmodSync(folder, 0o700);
}

/** A folder that holds nothing, or none at all: a database may begin here. */
export function isBlank(dir: string): boolean {
  try {
    return !fs.existsSync(dir) || isEmpty(dir);
  } catch (error) {
    throw new Error(
      `The database folder ${dir} cannot be read (${(error as Error).message}). Nothing was changed. ` +
        'Run the command as the user that runs the server, or give the folder to this one (chown -R).',
      { cause: error },
    );
  }
}

export const howToGoOn =
  'Set DATA_DIR to a new folder and fill it from the last backup with `npm run restore -- BACKUP`; ' +
  'docs/operations.md says more under "A damaged folder".';

function refuseLost(dir: string, witness: string): void {
  if (fs.existsSync(witness)) {
    throw new Error(
      `The database folder ${dir} is gone or empty, although the server has worked with it: ${witness} says so. ` +
        `Nothing was changed. Put the folder back (is its disk mounted?). Or: ${howToGoOn} ` +
        `To begin anew with an empty database on purpose, delete ${witness} and start again.`,
    );
  }
}

/** The folder that a restore fills; renamed once it is complete. */
export function restoringFolder(dir: string): string {
  return `${dir}.restore`;
}

function refuseHalfRestored(dir: string): void {
  const half = restoringFolder(dir);
  if (fs.existsSync(half)) {
    throw new Error(
      `A restore into ${dir} was cut off before it was whole. Run it again: npm run restore -- BACKUP. ` +
        `To begin with an empty database instead, delete ${half} and start again.`,
    );
  }
}

function refuseDamaged(dir: string): void {
  const missing = missingPiece(dir);
  if (missing) {
    throw new Error(
      `The database folder ${dir} is damaged: ${missing}. Nothing was changed. ${howToGoOn}`,
    );
  }
}

function refuseOtherVersion(dir: string): void {
  const version = fs.readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  if (version !== engineVersion) {
    throw new Error(
      `The database folder ${dir} was written by version ${version} of the engine, this program brings version ` +
        `${engineVersion}. Back it up with the program that wrote it and restore that backup into a new folder.`,
    );
  }
}

/**
 * Ensures a complete database folder at `dir`. `create` makes a new one under another name; it is
 * renamed once it is on the disk. A folder called `dir` was therefore complete once: if a file is
 * missing it is damaged, and refused. A missing folder is refused too if the file `witness` shows
 * that the server has worked with it. Returns whether the folder is new.
 */
export async function prepareFolder(
  dir: string,
  witness: string,
  create: (folder: string) => Promise<void>,
  log: Log,
): Promise<boolean> {
  if (isBlank(dir)) {
    refuseHalfRestored(dir);
    refuseLost(dir, witness);
    await beginFolder(dir, create, log);
    return true;
  }
  refuseDamaged(dir);
  refuseOtherVersion(dir);
  closeToOthers(dir);
  // The folder lock is held, so a pid file is the trace of a process that was killed; a
  // half-written one would stop the start.
  fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
  return false;
}

async function beginFolder(
  dir: string,
  create: (folder: string) => Promise<void>,
  log: Log,
): Promise<void> {
  const unfinished = `${dir}.first-start`;
  if (fs.existsSync(unfinished)) {
    setAside(unfinished, dir, log);
  }
  await create(unfinished);
  closeToOthers(unfinished);
  fsyncTree(unfinished);
  nameFolder(unfinished, dir);
}

/**
 * Renames a finished folder to `dir`, which may exist as an empty folder; on the disk when this
 * returns.
 */
export function nameFolder(finished: string, dir: string): void {
  try {
    if (fs.existsSync(dir)) {
      fs.rmdirSync(dir);
    }
    fs.renameSync(finished, dir);
  } catch (error) {
    throw new Error(
      `The finished database cannot get its name ${dir} (${(error as Error).message}). ` +
        'If a disk is mounted there, set DATA_DIR to that folder itself, or make a link to a folder on the disk.',
      { cause: error },
    );
  }
  fsyncPath(path.dirname(dir));
}
