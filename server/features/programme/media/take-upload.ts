import type { Queryable } from '#server/db/queryable.ts';
import {
  type Arrival,
  beginArrival,
  removeFiles,
  unmark,
} from '#server/outside/uploads/upload-disk.ts';
import { uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { Context } from '../../context.ts';
import { explainFullDisk } from './policy.ts';
import { isNamed } from './queries.ts';
import { deleteParts } from './stored/queries.ts';

/**
 * Gives `work` a path for an arriving file. If it fails, everything it wrote is removed; 507 if the
 * disk is full.
 */
export async function takeUpload<T>(
  { db, config }: Pick<Context, 'db' | 'config'>,
  work: (arrival: Arrival) => Promise<T>,
): Promise<T> {
  const folder = uploadFolder(config);
  let arrival: Arrival | undefined;
  try {
    arrival = await beginArrival(folder);
    const result = await work(arrival);
    await unmark(folder, arrival.base);
    return result;
  } catch (error) {
    if (arrival) {
      // A file that cannot be removed now stays marked for the next sweep.
      await settleUpload(db, folder, arrival.base).catch(() => {});
    }
    throw explainFullDisk(error);
  }
}

/**
 * Settles a mark: removes the files that begin with `base`, stored and copied, unless a row names
 * them, then the mark. If the database fails the mark stays, and the next sweep tries again.
 */
export async function settleUpload(db: Queryable, folder: string, base: string) {
  if (!(await isNamed(db, base))) {
    await deleteParts(db, base);
    await removeFiles(folder, base);
  }
  await unmark(folder, base);
}
