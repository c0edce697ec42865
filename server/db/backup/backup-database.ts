import fs from 'node:fs';
import path from 'node:path';
import { isBlank } from '../embedded/data-folder.ts';
import { FolderInUseError } from '../embedded/folder-lock.ts';
import { realFolder } from '../embedded/take-folder.ts';
import { openDatabase, type OpenOptions } from '../open.ts';
import { askServer } from './ask-server.ts';
import { exportDatabase, refuseTarget } from './export.ts';
import type { Manifest } from './manifest.ts';

export interface Backup {
  manifest: Manifest;
  /** Milliseconds for which a running server answered nobody; undefined when none was asked. */
  heldMs?: number;
}

/**
 * Backs a database up into a new or empty folder, through the server that holds the embedded one if
 * there is one. Throws a sentence when there is nothing to back up or the folder cannot be used;
 * then nothing is made.
 */
export async function backupDatabase(source: OpenOptions, folder: string): Promise<Backup> {
  refuseTarget(folder);
  if (source.databaseUrl) {
    return { manifest: await exportFrom(source, folder) };
  }
  const dir = path.resolve(source.dataDir, 'database');
  if (!fs.existsSync(path.dirname(dir)) || isBlank(realFolder(dir))) {
    throw new Error(
      `There is no database in ${path.dirname(dir)}, so there is nothing to back up. ` +
        'Set DATA_DIR to the folder that the server uses, or DATABASE_URL.',
    );
  }
  try {
    return { manifest: await exportFrom(source, folder) };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) {
      throw error;
    }
  }
  return backupThroughServer(source, dir, folder);
}

async function backupThroughServer(
  source: OpenOptions,
  dir: string,
  folder: string,
): Promise<Backup> {
  const copy = await askServer(dir);
  try {
    const copied = { ...source, dataDir: copy.dataDir, isCopy: true };
    const manifest = await exportFrom(copied, folder, source.dataDir);
    return { manifest, heldMs: copy.heldMs };
  } finally {
    fs.rmSync(copy.dataDir, { recursive: true, force: true });
    copy.done();
  }
}

async function exportFrom(
  source: OpenOptions,
  folder: string,
  dataDir = source.dataDir,
): Promise<Manifest> {
  const database = await openDatabase(source);
  try {
    return await exportDatabase(database, folder, dataDir);
  } finally {
    await database.close();
  }
}
