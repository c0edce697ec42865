import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const longestSocketPath = 100;

export interface DoorAddress {
  /** What `net` listens on or connects to. */
  at: string;
  /** The file it is, if it is one. */
  file: string | undefined;
  release(): void;
}

/** Where a server is asked for a backup of the embedded database in `dir`. */
export function doorAddress(dir: string): DoorAddress {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dir.toLowerCase()).digest('hex');
    return { at: `\\\\.\\pipe\\database-${name.slice(0, 32)}`, file: undefined, release() {} };
  }
  const file = `${dir}.door`;
  if (Buffer.byteLength(file) <= longestSocketPath || process.platform !== 'linux') {
    return { at: file, file, release() {} };
  }
  // The name of a socket is short by nature; this leads to the same place by a short way.
  const home = fs.openSync(path.dirname(file), 'r');
  return {
    at: `/proc/self/fd/${home}/${path.basename(file)}`,
    file,
    release: () => fs.closeSync(home),
  };
}
