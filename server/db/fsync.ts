import fs from 'node:fs';

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
