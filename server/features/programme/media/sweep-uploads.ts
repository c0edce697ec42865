import fs from 'node:fs/promises';
import path from 'node:path';
import { dailyAt, type JobKind } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { markedBase, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { Services } from '../../context.ts';
import { isNamed } from './queries.ts';
import { deleteParts, findSettledBases } from './stored/queries.ts';
import { namesIn, settleCopies } from './stored/settle-copies.ts';
import { settleUpload } from './take-upload.ts';

// Longer than any upload may take.
const hourMs = 3_600_000;

/**
 * Removes what a crash left behind of uploads, then settles the copies on this disk. `leastAgeMs`
 * spares uploads that may be in progress.
 */
export async function sweepUploads(
  { db, config }: Pick<Services, 'db' | 'config'>,
  leastAgeMs = hourMs,
) {
  const folder = uploadFolder(config);
  for (const name of await namesIn(folder)) {
    const base = markedBase(name);
    if (base === undefined) {
      continue;
    }
    const age = await ageOf(path.join(folder, name));
    if (age !== undefined && age >= leastAgeMs) {
      await settleUpload(db, folder, base);
    }
  }
  await settleCopies({ db, config });
}

/** Removes stored files that no row names: their server is gone for good, with its marks. */
export async function deleteUnnamed(db: Queryable) {
  for (const base of await findSettledBases(db)) {
    if (!(await isNamed(db, base))) {
      await deleteParts(db, base);
    }
  }
}

async function ageOf(target: string) {
  const stats = await fs.stat(target).catch(ignoreMissing);
  return stats && Date.now() - stats.mtimeMs;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') {
    return undefined;
  }
  throw error;
}

/** Removes the remains of crashed uploads every night. */
export function sweepJob(services: Pick<Services, 'db' | 'config'>): JobKind {
  return {
    kind: 'sweep_uploads',
    leaseSeconds: 300,
    nextRun: dailyAt(4, 41),
    run: async () => {
      await sweepUploads(services);
      await deleteUnnamed(services.db);
      return { status: 'done' };
    },
  };
}
