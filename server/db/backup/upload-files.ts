import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fsyncPath } from '../fsync.ts';

export interface UploadEntry {
  name: string;
  size: number;
  sha256: string;
}

function uploadsIn(folder: string): string {
  return path.join(folder, 'uploads');
}

/** Copies the uploads that are not there yet into a backup; answers all of them. */
export async function saveUploads(dataDir: string, backup: string): Promise<UploadEntry[]> {
  const [source, target] = [uploadsIn(dataDir), uploadsIn(backup)];
  for (const name of filesOf(source)) {
    const copy = path.join(target, name);
    if (!fs.existsSync(copy)) {
      fs.mkdirSync(target, { recursive: true, mode: 0o700 });
      copyUnlessGone(path.join(source, name), copy);
    }
  }
  const entries: UploadEntry[] = [];
  for (const name of filesOf(target)) {
    entries.push(await entryOf(target, name));
  }
  if (entries.length > 0) {
    fsyncPath(target);
  }
  return entries;
}

/** Writes the uploads of a backup to the disk; returns a function that removes the new ones. */
export async function bringUploads(
  backup: string,
  dataDir: string,
  entries: readonly UploadEntry[],
): Promise<() => void> {
  const [source, target] = [uploadsIn(backup), uploadsIn(dataDir)];
  await checkUploads(backup, entries);
  const brought: string[] = [];
  const takeBack = () => brought.forEach((file) => fs.rmSync(file, { force: true }));
  try {
    for (const { name } of entries) {
      const file = path.join(target, name);
      fs.mkdirSync(target, { recursive: true, mode: 0o700 });
      if (!fs.existsSync(file)) {
        brought.push(file);
      }
      fs.copyFileSync(path.join(source, name), file);
      fs.chmodSync(file, 0o600);
      fsyncPath(file);
    }
    if (entries.length > 0) {
      fsyncPath(target);
    }
  } catch (error) {
    takeBack();
    throw new Error(
      `The uploaded files cannot be written to ${target} (${(error as Error).message}): ` +
        'free space there, or name another DATA_DIR.',
      { cause: error },
    );
  }
  return takeBack;
}

async function checkUploads(backup: string, entries: readonly UploadEntry[]): Promise<void> {
  const source = uploadsIn(backup);
  for (const entry of entries) {
    // Guards against a path in the manifest that leaves the folder.
    const isName = path.basename(entry.name) === entry.name && !entry.name.startsWith('.');
    const isThere = isName && fs.existsSync(path.join(source, entry.name));
    const found = isThere ? await entryOf(source, entry.name) : undefined;
    if (found?.size !== entry.size || found.sha256 !== entry.sha256) {
      throw new Error(
        `The backup is damaged: its uploaded file ${entry.name} is ${isThere ? 'not what was saved' : 'missing'}.`,
      );
    }
  }
}

function filesOf(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** Skips a file that staff delete during the copy. */
function copyUnlessGone(source: string, copy: string): void {
  try {
    fs.copyFileSync(source, copy, fs.constants.COPYFILE_FICLONE);
    fsyncPath(copy);
  } catch (error) {
    fs.rmSync(copy, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
}

async function entryOf(folder: string, name: string): Promise<UploadEntry> {
  const file = path.join(folder, name);
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return {
    name,
    size: fs.statSync(file).size,
    sha256: hash.digest('hex'),
  };
}
