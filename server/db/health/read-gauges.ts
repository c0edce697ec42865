import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobFigures, readJobFigures } from '../jobs/read-job-figures.ts';
import type { Database } from '../open.ts';

export interface Gauges {
  pool: { total: number; idle: number; waiting: number; most: number };
  /** Null: the database does not answer. */
  jobs: JobFigures | null;
  diskFreeBytes: number;
  diskBytes: number;
}

const mostMs = 2000;

/**
 * The disk of a folder; null if it cannot be read. On PostgreSQL the folder does not exist until
 * the first file is copied to it: then the disk is that of the nearest folder above it.
 */
async function readDisk(folder: string): Promise<StatsFs | null> {
  try {
    return await statfs(folder);
  } catch (error) {
    const above = path.dirname(folder);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing && above !== folder ? readDisk(above) : null;
  }
}

/** The gauges of this process and its database, for `/metrics` and *System*. */
export async function readGauges(
  { dataDir }: { dataDir: string },
  database: Database,
): Promise<Gauges> {
  const { totalCount, idleCount, waitingCount, options } = database.pool;
  const [jobs, disk] = await Promise.all([
    // A collector waits for ten seconds, and asks when the pool is at its end.
    Promise.race([readJobFigures(database).catch(() => null), sleep(mostMs, null, { ref: false })]),
    readDisk(path.resolve(dataDir)),
  ]);
  return {
    pool: { total: totalCount, idle: idleCount, waiting: waitingCount, most: options.max },
    jobs,
    diskFreeBytes: disk ? disk.bavail * disk.bsize : NaN,
    diskBytes: disk ? disk.blocks * disk.bsize : NaN,
  };
}
