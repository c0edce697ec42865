import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';

/** A disk that a test can fill and empty again. */
export interface SmallDisk {
  /** Where a database may be put. */
  folder: string;
  /** Leaves not a byte free; again and again, because PostgreSQL gives some back. */
  fill(): void;
  empty(): void;
}

function isFull(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC';
}

function fillWith(file: string): void {
  const ballast = fs.openSync(file, 'a');
  try {
    for (let size = 1024 * 1024; size >= 4096; size /= 4) {
      const piece = Buffer.alloc(size);
      try {
        while (fs.writeSync(ballast, piece) > 0) {}
      } catch (error) {
        if (!isFull(error)) {
          throw error;
        }
      }
    }
  } finally {
    fs.closeSync(ballast);
  }
}

/** A real in-memory file system of this size; undefined if the machine allows no mount. */
export function mountSmallDisk(t: TestContext, megabytes: number): SmallDisk | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', folder], {
      stdio: 'ignore',
    });
  } catch {
    fs.rmdirSync(folder);
    return undefined;
  }
  t.after(() => {
    execFileSync('umount', ['--lazy', folder]);
    fs.rmdirSync(folder);
  });
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => fillWith(ballast),
    empty: () => fs.rmSync(ballast, { force: true }),
  };
}
