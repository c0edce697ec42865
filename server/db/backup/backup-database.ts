import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { socketAddress, type BackupAnswer } from './backup-socket.ts';
import { exportDatabase, refuseTarget } from './export.ts';
import { noteBackup } from './last-backup.ts';
import type { Manifest } from './manifest.ts';
import { isBlank } from '../embedded/data-folder.ts';
import { FolderInUseError } from '../embedded/folder-lock.ts';
import { realFolder } from '../embedded/take-folder.ts';
import { openDatabase, type OpenOptions } from '../open.ts';

interface Copy {
  dataDir: string;
  /** Milliseconds for which the server answered no other request. */
  heldMs: number;
  done(): void;
}

export async function askServer(dir: string): Promise<Copy> {
  const address = socketAddress(dir);
  const socket = net.connect(address.at);
  try {
    const answer = await firstLine(socket);
    if ('refusal' in answer) {
      throw new Error(answer.refusal);
    }
    return { ...answer, done: () => socket.destroy() };
  } catch (error) {
    socket.destroy();
    throw explained(error as NodeJS.ErrnoException, dir);
  } finally {
    address.release();
  }
}

function firstLine(socket: net.Socket): Promise<BackupAnswer> {
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server stopped before the copy was made.')));
    const lines = createInterface({ input: socket });
    lines.on('line', (text) => resolve(JSON.parse(text) as BackupAnswer));
    // The socket emits its errors again here; an unhandled one would end the process.
    lines.on('error', reject);
  });
}

function explained(error: NodeJS.ErrnoException, dir: string): Error {
  const { code } = error;
  if (code === 'EACCES' || code === 'EPERM') {
    return new Error(
      `The server that uses ${dir} can be asked by its own user alone: run the backup as that user.`,
    );
  }
  if (code === 'ENOENT' || code === 'ECONNREFUSED') {
    return new Error(
      `Another process uses the database folder ${dir}, and it is no server that can be asked for a backup ` +
        `(or ${dir}.door was deleted). Wait until it has ended, or stop it; then try again.`,
    );
  }
  return error;
}

type EmbeddedSource = Omit<OpenOptions, 'databaseUrl' | 'directUrl'>;

interface Backup {
  manifest: Manifest;
  /**
   * Milliseconds for which a running server answered no one; undefined if no server was involved.
   */
  heldMs?: number;
}

/**
 * Backs up the embedded database into a new or empty folder, through a running server if one holds
 * it.
 */
export async function backupDatabase(source: EmbeddedSource, folder: string): Promise<Backup> {
  refuseTarget(folder);
  const dir = path.resolve(source.dataDir, 'database');
  if (!fs.existsSync(path.dirname(dir)) || isBlank(realFolder(dir))) {
    throw new Error(
      `There is no database in ${path.dirname(dir)}, so there is nothing to back up. ` +
        'Set DATA_DIR to the folder that the server uses.',
    );
  }
  const backup = await exportOrAsk(source, dir, folder);
  noteBackup(source.dataDir, backup.manifest.createdAt);
  return backup;
}

async function exportOrAsk(source: EmbeddedSource, dir: string, folder: string): Promise<Backup> {
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
  source: EmbeddedSource,
  dir: string,
  folder: string,
): Promise<Backup> {
  const copy = await askServer(dir);
  try {
    const copied = { ...source, dataDir: copy.dataDir, isCopy: true };
    const manifest = await exportFrom(copied, folder);
    return { manifest, heldMs: copy.heldMs };
  } finally {
    fs.rmSync(copy.dataDir, { recursive: true, force: true });
    copy.done();
  }
}

async function exportFrom(source: EmbeddedSource, folder: string): Promise<Manifest> {
  const database = await openDatabase(source);
  try {
    return await exportDatabase(database, folder);
  } finally {
    await database.close();
  }
}
