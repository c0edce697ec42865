import type { Queryable } from '#server/db/queryable.ts';
import { removeFiles, unmark } from '#server/outside/uploads/upload-disk.ts';
import { isNamed } from './queries.ts';

/**
 * Ends what a mark stands for: the files that begin with `base` are removed unless a row names them,
 * then the mark. While the database cannot say it the mark stays, and the next sweep asks again.
 */
export async function settleUpload(db: Queryable, folder: string, base: string): Promise<void> {
  if (!(await isNamed(db, base))) {
    await removeFiles(folder, base);
  }
  await unmark(folder, base);
}
