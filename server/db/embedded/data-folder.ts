import fs from 'node:fs';
import path from 'node:path';
import type { Log } from '../log.ts';
import { fsyncPath, fsyncTree } from '../fsync.ts';

/** The engine's major version: the first line of PG_VERSION in a folder it can open. */
export const engineVersion = '18';

function isEmpty(folder: string): boolean {
  return fs.readdirSync(folder).length === 0;
}

function isComplete(folder: string): boolean {
  const has = (...parts: string[]) => fs.existsSync(path.join(folder, ...parts));
  return (
    has('PG_VERSION') &&
    has('global', 'pg_control') &&
    has('base') &&
    has('pg_wal') &&
    !isEmpty(path.join(folder, 'pg_wal'))
  );
}

/**
 * Renames a folder that cannot be opened to `<dir>.corrupt-<time>`, so that nothing is ever
 * deleted.
 */
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

/** The engine lets everyone on the machine read and write it. */
function closeToOthers(folder: string): void {
  return fs.chmodSync(folder, 0o700);
}

/**
 * Leaves a complete database folder at `dir`. A new one is made by `create` under another name and
 * renamed when all of it is on the disk: a folder called `dir` was once started and stopped whole.
 */
export async function prepareFolder(
  dir: string,
  create: (folder: string) => Promise<void>,
  log: Log,
): Promise<void> {
  const unfinished = `${dir}.first-start`;
  if (fs.existsSync(unfinished)) {
    setAside(unfinished, dir, log);
  }
  if (fs.existsSync(dir)) {
    if (isEmpty(dir)) {
      fs.rmdirSync(dir);
    } else if (!isComplete(dir)) {
      setAside(dir, dir, log);
    }
  }
  if (!fs.existsSync(dir)) {
    await create(unfinished);
    closeToOthers(unfinished);
    fsyncTree(unfinished);
    fs.renameSync(unfinished, dir);
    fsyncPath(path.dirname(dir));
    return;
  }
  closeToOthers(dir);
  const version = fs.readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  if (version !== engineVersion) {
    throw new Error(
      `The database folder ${dir} was written by version ${version} of the engine, this program brings version ` +
        `${engineVersion}. Back it up with the program that wrote it and restore that backup into a new folder.`,
    );
  }
  // The folder lock is held, so a pid file is the trace of a process that was killed; a
  // half-written one would stop the start.
  fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
}
