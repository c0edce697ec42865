import fs from 'node:fs';
import { clusterFolder, isBlank, nameFolder, restoringFolder } from '../cluster/cluster-folder.ts';
import { stopLeftover } from '../cluster/open-cluster.ts';
import { type Log, silent } from '../log.ts';
import { openDatabase } from '../open.ts';
import { importDatabase, readBackup } from './import.ts';
import type { Manifest } from './manifest.ts';

export interface RestoreTarget {
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: Log;
  migrationsFolder?: string;
}

/** Makes a database from a backup: whole, or not there at all, even if it is killed. */
export async function restoreDatabase(target: RestoreTarget, backup: string): Promise<Manifest> {
  const { databaseUrl, dataDir, migrationsFolder } = target;
  readBackup(backup, migrationsFolder);
  if (databaseUrl) {
    return fillDatabase(target, backup);
  }
  const folder = clusterFolder(dataDir);
  if (!isBlank(folder)) {
    throw new Error(
      `The database folder ${folder} is not empty. Restore into a new DATA_DIR, which loses nothing.`,
    );
  }
  return restoreFolder(target, backup, folder);
}

async function fillDatabase(target: RestoreTarget, backup: string): Promise<Manifest> {
  const { databaseUrl, dataDir, log = silent, migrationsFolder } = target;
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    poolSize: 1,
  });
  try {
    return await importDatabase(database, backup, migrationsFolder ? { migrationsFolder } : {});
  } finally {
    await database.close();
  }
}

/** Fills a folder under another name, which becomes the database when it is whole. */
async function restoreFolder(
  target: RestoreTarget,
  backup: string,
  folder: string,
): Promise<Manifest> {
  const staging = restoringFolder(folder);
  // Anything there is the rest of a restore that was cut off, unless that still runs.
  await stopLeftover({ dataDir: staging, log: target.log ?? silent });
  fs.rmSync(staging, { recursive: true, force: true });
  try {
    const manifest = await fillDatabase({ ...target, dataDir: staging }, backup);
    nameFolder(clusterFolder(staging), folder);
    return manifest;
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}
