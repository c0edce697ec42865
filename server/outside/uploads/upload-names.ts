import path from 'node:path';
import { uploadTypes } from '#core/contract/programme/media.ts';

// File names chosen by this server: `randomId()`, then the variant, then the type.
const id = '[\\w-]{24}';
const endings = Object.keys(uploadTypes).join('|');
const fileName = new RegExp(`^${id}(-(1280|640|thumbnail))?\\.(${endings})$`);
const markName = new RegExp(`^(${id})\\.pending$`);
const addressStart = '/uploads/';

/** The folder with copies of uploaded files: in DATA_DIR, wherever the database is. */
export function uploadFolder({ dataDir }: { dataDir: string }): string {
  return path.resolve(dataDir, 'uploads');
}

/**
 * A folder for files that are arriving. It exists until it is certain that a row names the files
 * that begin with `base`.
 */
export function markOf(folder: string, base: string): string {
  return path.join(folder, `${base}.pending`);
}

/** The base that a mark is of; undefined for every other name. */
export function markedBase(name: string): string | undefined {
  return markName.exec(name)?.[1];
}

/**
 * Whether this server can have made a file of this name; no other file in the folder is ever read,
 * sent or removed.
 */
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
