import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const fileIn = (dataDir: string): string => path.join(dataDir, 'last-backup');

/** Notes when a backup was made. Never throws: the backup is good without the note. */
export function noteBackup(dataDir: string, moment: string): void {
  const file = fileIn(dataDir);
  const fresh = `${file}.new`;
  try {
    fs.rmSync(fresh, { force: true });
    // Root may run this in a folder of another user, whose link it must not follow.
    fs.writeFileSync(fresh, moment, { flag: 'wx' });
    if (process.getuid?.() === 0) {
      const { uid, gid } = fs.statSync(dataDir);
      fs.lchownSync(fresh, uid, gid);
    }
    fs.renameSync(fresh, file);
  } catch {
    /* System then tells of an earlier one. */
  }
}

/** When the last backup was made of the database in this folder; null if never. */
export async function readLastBackup(dataDir: string) {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
