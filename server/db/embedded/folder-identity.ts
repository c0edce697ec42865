import fs from 'node:fs';
import path from 'node:path';

async function serialOf(file: string): Promise<string> {
  const { dev, ino } = await fs.promises.stat(file, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * Tells one database folder from another that took its place under the same name, as after `rm -r`
 * or a restore: the engine goes on writing into files that nobody will find again. Undefined when
 * there is none.
 */
export async function folderIdentity(dir: string): Promise<string | undefined> {
  try {
    // Both are made once and written in place for as long as the database lives.
    const serials = await Promise.all([serialOf(dir), serialOf(path.join(dir, 'base'))]);
    return serials.join(' ');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return undefined;
    }
    throw error;
  }
}
