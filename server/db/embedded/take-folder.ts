import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUseError, LockFile } from './folder-lock.ts';

/**
 * Refuses a database folder if files made by this process would belong to another user than the
 * folder does: root may write anywhere, but its files would lock the folder's own user out. Throws
 * an error with one sentence and changes nothing.
 */
export function refuseOthersFolder(folder: string): void {
  const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid === undefined || owner === process.getuid()) {
    return;
  }
  // On some disks, such as shares of a virtual machine, every new file has the same owner.
  if (ownerOfNewFile(folder) === owner) {
    return;
  }
  throw new Error(
    `The database folder ${folder} belongs to the user with the number ${owner}, this is ${os.userInfo().username}. ` +
      `Nothing was changed. Run the command as that user, such as: sudo -u '#${owner}' ...; or give the whole folder ` +
      `to this one: chown -R ${process.getuid()} ${path.dirname(folder)}`,
  );
}

function ownerOfNewFile(folder: string): number | undefined {
  try {
    const trial = fs.mkdtempSync(path.join(folder, 'owner-'));
    const { uid } = fs.statSync(trial);
    fs.rmdirSync(trial);
    return uid;
  } catch {
    return undefined;
  }
}

/**
 * The real path of `dir`, with symbolic links resolved; throws an error with one sentence if there
 * is none.
 */
export function realFolder(dir: string): string {
  const entry = fs.lstatSync(dir, { throwIfNoEntry: false });
  if (!entry) {
    return dir;
  }
  if (!fs.existsSync(dir)) {
    throw new Error(
      `The database folder ${dir} is a link to ${fs.readlinkSync(dir)}, and nothing is there: ` +
        'is its disk mounted? Nothing was changed.',
    );
  }
  if (!fs.statSync(dir).isDirectory()) {
    throw new Error(`${dir} is a file; the database needs a folder there. Nothing was changed.`);
  }
  return entry.isSymbolicLink() ? fs.realpathSync(dir) : dir;
}

interface TakenFolder {
  /** The database folder, with symbolic links resolved. */
  folder: string;
  /** Restores the lock file if it was deleted. */
  keep(): void;
  release(): void;
}

function keepInPlace(lock: LockFile): void {
  if (lock.isInPlace()) {
    return;
  }
  try {
    lock.takeAgain();
  } catch {
    // Another process tried to start here; the lock inside the folder refuses it.
  }
}

/**
 * Takes the folder for this process alone; throws an error with one sentence if that is impossible.
 */
export function takeFolder(dir: string, isCopy = false): TakenFolder {
  const home = path.dirname(dir);
  try {
    fs.mkdirSync(home, { recursive: true });
  } catch (error) {
    throw new Error(unusable(home), { cause: error });
  }
  const folder = realFolder(dir);
  const file = `${folder}.lock`;
  // As root, first check whether a server runs (it can be asked for a backup). Do not create a lock
  // file that the folder's own user could not take.
  const isRoot = process.getuid?.() === 0;
  if (!isCopy && !(isRoot && fs.existsSync(file))) {
    refuseOthersFolder(folder);
  }
  try {
    const lock = new LockFile(file, folder);
    return {
      folder,
      keep: () => keepInPlace(lock),
      release: () => lock.release(),
    };
  } catch (error) {
    if (error instanceof FolderInUseError) {
      throw error;
    }
    if (/not a database/.test((error as Error).message)) {
      throw new Error(
        `The lock file ${file} is damaged. If no server uses that folder, delete the file and start again.`,
        { cause: error },
      );
    }
    throw new Error(unusable(path.dirname(folder)), { cause: error });
  }
}

function unusable(home: string): string {
  const isFile = fs.existsSync(home) && !fs.statSync(home).isDirectory();
  return (
    `DATA_DIR names ${home}, ${isFile ? 'which is not a folder' : 'where nothing can be written'}: ` +
    'set DATA_DIR to a folder that this user may write to.'
  );
}
