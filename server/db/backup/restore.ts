import fs from 'node:fs';
import path from 'node:path';
import { isBlank, nameFolder, restoringFolder } from '../embedded/data-folder.ts';
import { takeFolder } from '../embedded/take-folder.ts';
import { readWitness, witnessPath, writeWitness } from '../embedded/witness-file.ts';
import { importDatabase, readBackup } from './import.ts';
import { type Log, silent } from '../log.ts';
import type { Manifest } from './manifest.ts';
import { openDatabase } from '../open.ts';

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
  const dir = path.resolve(dataDir, 'database');
  const { folder, release } = takeFolder(dir);
  try {
    if (!isBlank(folder)) {
      throw new Error(
        `The database folder ${dir} is not empty. Restore into a new DATA_DIR, which loses nothing.`,
      );
    }
    return await restoreFolder(target, backup, { dir, folder });
  } finally {
    release();
  }
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
  { dir, folder }: { dir: string; folder: string },
): Promise<Manifest> {
  const staging = restoringFolder(folder);
  const filled = path.join(staging, 'database');
  const removeStaging = () => fs.rmSync(staging, { recursive: true, force: true });
  // Anything there is the rest of an interrupted restore: this process holds the folder's lock.
  removeStaging();
  try {
    const manifest = await fillDatabase({ ...target, dataDir: staging }, backup);
    // The witness first: after a crash in between, the folder is missed and can be restored.
    const hadWitness = fs.existsSync(witnessPath(dir));
    writeWitness(witnessPath(dir), readWitness(witnessPath(filled))!);
    try {
      nameFolder(filled, folder);
    } catch (error) {
      if (!hadWitness) {
        fs.rmSync(witnessPath(dir));
      }
      throw error;
    }
    return manifest;
  } finally {
    removeStaging();
  }
}
