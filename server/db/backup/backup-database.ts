import path from 'node:path';
import { clusterFolder, isBlank } from '../cluster/cluster-folder.ts';
import { openDatabase, type OpenOptions } from '../open.ts';
import { exportDatabase, refuseTarget } from './export.ts';
import { noteBackup } from './last-backup.ts';
import type { Manifest } from './manifest.ts';

/**
 * Backs up the bundled database into a new or empty folder, as of one moment; a server may
 * be working with it.
 */
export async function backupDatabase(
  source: Pick<OpenOptions, 'dataDir' | 'log'>,
  folder: string,
): Promise<Manifest> {
  refuseTarget(folder);
  if (isBlank(clusterFolder(source.dataDir))) {
    throw new Error(
      `There is no database in ${path.resolve(source.dataDir)}, so there is nothing to back up. ` +
        'Set DATA_DIR to the folder that the server uses.',
    );
  }
  const database = await openDatabase({ ...source, poolSize: 1, isShared: true });
  try {
    const manifest = await exportDatabase(database, folder);
    noteBackup(source.dataDir, manifest.createdAt);
    return manifest;
  } finally {
    await database.close();
  }
}
