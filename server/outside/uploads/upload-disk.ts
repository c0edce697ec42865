import fs from 'node:fs/promises';
import path from 'node:path';
import { randomId } from '../ids.ts';
import { isUploadName, markOf } from './upload-names.ts';

// The bundled database is on the same disk: a film must not take its last bytes.
const leastFree = 256 * 1024 * 1024;

export interface Arrival {
  folder: string;
  base: string;
  place: string;
}

async function syncToDisk(target: string) {
  const handle = await fs.open(target, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot do it to a folder and says so with EPERM; its rename is journalled.
    if (process.platform !== 'win32') {
      throw error;
    }
  } finally {
    await handle.close();
  }
}

/** Fails with ENOSPC when the disk of a folder has little left. */
export async function requireRoom(folder: string) {
  const { bavail, bsize } = await fs.statfs(folder);
  if (bavail * bsize < leastFree) {
    throw Object.assign(new Error(`${folder} has little room left`), { code: 'ENOSPC' });
  }
}

/** Makes a place for files that arrive; fails with ENOSPC on a disk that has little left. */
export async function beginArrival(folder: string): Promise<Arrival> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await requireRoom(folder);
  return beginCopy(folder);
}

/** Makes a place for a copy of a stored file. */
export async function beginCopy(folder: string): Promise<Arrival> {
  const base = randomId();
  const place = markOf(folder, base);
  await fs.mkdir(place, { recursive: true, mode: 0o700 });
  return { folder, base, place };
}

export async function isThere(target: string) {
  return fs.access(target).then(
    () => true,
    () => false,
  );
}

export async function publish({ folder, place }: Arrival, names: readonly string[]) {
  for (const name of names) {
    await fs.rename(path.join(place, name), path.join(folder, name));
  }
  await syncToDisk(folder);
}

/** Removes the mark, with the arrived files that have no name yet. */
export async function unmark(folder: string, base: string) {
  await fs.rm(markOf(folder, base), { recursive: true, force: true });
}

export async function removeFiles(folder: string, base: string) {
  for (const name of await fs.readdir(folder)) {
    if (isUploadName(name) && name.startsWith(base)) {
      await fs.rm(path.join(folder, name), { force: true });
    }
  }
}
