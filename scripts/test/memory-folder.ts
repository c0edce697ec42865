import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const prefix = 'throw-away-of-';
const neededBytes = 3 * 2 ** 30;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what killed runs left in memory. */
function sweep(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) {
      rmSync(join(memory, name), { recursive: true, force: true });
    }
  }
}

/**
 * A folder in memory for the databases that live as long as one test; undefined where the system
 * has none (Linux has) or less than 3 GiB of it are free: then they are made on the disk. It is
 * gone when this process ends, after a kill when the next one begins.
 */
export function makeMemoryFolder(memory = '/dev/shm'): string | undefined {
  if (process.platform !== 'linux' || !existsSync(memory)) {
    return undefined;
  }
  try {
    sweep(memory);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < neededBytes) {
      return undefined;
    }
    const folder = join(memory, `${prefix}${process.pid}`);
    mkdirSync(folder);
    // PostgreSQL has a user of its own, who must get to its folder inside.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    // Somebody else's, or nothing may be written there.
    return undefined;
  }
}
