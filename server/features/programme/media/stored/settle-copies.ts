import fs from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '../../../context.ts';
import { isUploadName, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import { isNamed } from '../queries.ts';
import { findStored } from './queries.ts';
import { storeFile } from './store-upload.ts';

/**
 * Makes this disk hold nothing but copies of stored files: removes files that were deleted
 * elsewhere, and stores those that a row names and the database lacks, as earlier versions kept
 * them on disk.
 */
export async function settleCopies({ db, config }: Pick<Services, 'db' | 'config'>) {
  const folder = uploadFolder(config);
  const names = (await namesIn(folder)).filter(isUploadName);
  if (names.length === 0) {
    return;
  }
  const stored = await findStored(db, names);
  for (const name of names.filter((each) => !stored.has(each))) {
    if (await isNamed(db, name.slice(0, 24))) {
      // In one transaction: another server may request it in the middle.
      await db.transaction((tx) => storeFile(tx, folder, name));
    } else {
      await fs.rm(path.join(folder, name), { force: true });
    }
  }
}

/** Names of a folder's entries; none when there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
