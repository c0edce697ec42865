import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { innerLockName } from '../embedded/folder-lock.ts';
import type { Maintained } from '../queryable.ts';

const logFolder = 'pg_wal';
const copiedAtOnce = 8;
// A file written this shortly before a look may change again and keep its modification time.
const unsureMs = 2000;

interface Look {
  size: number;
  changedMs: number;
  lookedMs: number;
}

/**
 * Copies an open database's folder as of one moment; returns the milliseconds that others waited.
 */
export async function copyFolder(
  folder: string,
  target: string,
  maintain: Maintained['maintain'],
): Promise<number> {
  await maintain((client) => client.query('checkpoint'));
  const looks = new Map<string, Look>();
  await copyChanged(folder, target, looks);
  return maintain(async (client) => {
    const began = performance.now();
    await client.query('checkpoint');
    await copyChanged(folder, target, looks);
    await copyLog(folder, target, client);
    // If the engine had been restarted since, it would have written to the folder; this query would
    // then fail.
    await client.query('select 1');
    fs.writeFileSync(path.join(target, innerLockName), '', { mode: 0o600 });
    return performance.now() - began;
  });
}

/** Updates the copy to the folder's current content, except for the write-ahead log. */
async function copyChanged(
  folder: string,
  target: string,
  looks: Map<string, Look>,
): Promise<void> {
  const { files, folders } = await listTree(folder);
  for (const name of folders) {
    fs.mkdirSync(path.join(target, name), { recursive: true, mode: 0o700 });
  }
  const there = new Set(files);
  for (const name of looks.keys()) {
    if (!there.has(name)) {
      fs.rmSync(path.join(target, name), { force: true });
      looks.delete(name);
    }
  }
  const copyOne = async (name: string): Promise<void> => {
    const source = path.join(folder, name);
    const stats = await fs.promises.stat(source).catch(ignoreMissing);
    if (!stats || isUnchanged(stats, looks.get(name))) {
      return;
    }
    looks.set(name, {
      size: stats.size,
      changedMs: stats.mtimeMs,
      lookedMs: Date.now(),
    });
    const copy = path.join(target, name);
    await fs.promises.copyFile(source, copy, fs.constants.COPYFILE_FICLONE).catch(ignoreMissing);
  };
  for (let at = 0; at < files.length; at += copiedAtOnce) {
    await Promise.all(files.slice(at, at + copiedAtOnce).map(copyOne));
  }
}

function isUnchanged(stats: fs.Stats, look: Look | undefined): boolean {
  return (
    look !== undefined &&
    look.size === stats.size &&
    look.changedMs === stats.mtimeMs &&
    look.changedMs < look.lookedMs - unsureMs
  );
}

/** A file may be removed while statements run; the final pass, when none runs, looks again. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') {
    return undefined;
  }
  throw error;
}

/** The log from the last checkpoint on is all that an engine needs to start on the copy. */
async function copyLog(folder: string, target: string, client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ first: string; last: string }>(`
    select
      pg_walfile_name(redo_lsn) as first,
      pg_walfile_name(pg_current_wal_insert_lsn()) as last
    from pg_control_checkpoint()`);
  const { first, last } = rows[0]!;
  const log = path.join(folder, logFolder);
  for (const name of fs.readdirSync(log)) {
    if (name >= first && name <= last) {
      const copy = path.join(target, logFolder, name);
      await fs.promises.copyFile(path.join(log, name), copy, fs.constants.COPYFILE_FICLONE);
    }
  }
}

async function listTree(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  const folders: string[] = ['.'];
  for (const entry of entries) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory()) {
      folders.push(name);
    } else if (isCopied(name)) {
      files.push(name);
    }
  }
  return { files, folders };
}

// Not the lock: opening its file would release it.
function isCopied(name: string): boolean {
  const isLog = path.dirname(name) === logFolder;
  return !isLog && !name.startsWith(innerLockName) && name !== 'postmaster.pid';
}
