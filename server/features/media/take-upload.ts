import { type Arrival, beginArrival, unmark } from '#server/outside/uploads/upload-disk.ts';
import { uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { Context } from '../context.ts';
import { explainFullDisk } from './policy.ts';
import { settleUpload } from './settle-upload.ts';

/**
 * Gives `work` a place for what arrives. When it fails, whatever it wrote is removed; 507 when the
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
      // What cannot be removed now is marked for the next sweep.
      await settleUpload(db, folder, arrival.base).catch(() => {});
    }
    throw explainFullDisk(error);
  }
}
