import fs from 'node:fs';
import path from 'node:path';

/** Fsyncs a file or folder. */
export function fsyncPath(target: string): void {
  const descriptor = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    // Windows cannot fsync a folder and says so with EPERM; its rename is journalled.
    if (!(process.platform === 'win32' && (error as NodeJS.ErrnoException).code === 'EPERM')) {
      throw error;
    }
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Forces every file and folder under `folder`, and `folder` itself, onto the disk. */
export function fsyncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      fsyncTree(target);
    } else if (entry.isFile()) {
      fsyncPath(target);
    }
  }
  fsyncPath(folder);
}
