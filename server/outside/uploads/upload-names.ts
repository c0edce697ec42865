import path from 'node:path';
import { uploadTypes } from '#core/contract/media.ts';

// Names are ours: `randomId()` first, then what it is a version of, then its kind.
const id = '[\\w-]{24}';
const endings = Object.keys(uploadTypes).join('|');
const fileName = new RegExp(`^${id}(-(1280|640|thumbnail))?\\.(${endings})$`);
const markName = new RegExp(`^(${id})\\.pending$`);
const addressStart = '/uploads/';

/** Where copies of the files are that staff have sent: in DATA_DIR, whatever the database is. */
export function uploadFolder({ dataDir }: { dataDir: string }): string {
  return path.resolve(dataDir, 'uploads');
}

/**
 * A folder in which files arrive. It stands there as long as it is not sure that a row names the
 * files that begin with `base`.
 */
export function markOf(folder: string, base: string): string {
  return path.join(folder, `${base}.pending`);
}

/** The base that a mark is of; undefined for every other name. */
export function markedBase(name: string): string | undefined {
  return markName.exec(name)?.[1];
}

/** Whether a file can be of ours; nothing else in the folder is ever read, sent or removed. */
export function isUploadName(name: string): boolean {
  return fileName.test(name);
}

export function addressOf(name: string): string {
  return `${addressStart}${name}`;
}

export function nameOfAddress(address: string): string | undefined {
  const name = address.startsWith(addressStart) ? address.slice(addressStart.length) : '';
  return isUploadName(name) ? name : undefined;
}

export function baseOfAddress(address: string): string | undefined {
  return nameOfAddress(address)?.slice(0, 24);
}
