import fs from 'node:fs';
import path from 'node:path';

// Of PostgreSQL's ControlFileData, which this version of the engine writes.
const versionAt = 8;
const knownVersion = 1800;
const checkpointTimeAt = 104;

/**
 * When the last checkpoint began, in milliseconds: every file that was last changed before is on the
 * disk. Undefined when that cannot be told.
 */
export function lastCheckpoint(dir: string): number | undefined {
  try {
    const control = fs.readFileSync(path.join(dir, 'global', 'pg_control'));
    if (control.readUInt32LE(versionAt) !== knownVersion) {
      return undefined;
    }
    const at = Number(control.readBigInt64LE(checkpointTimeAt)) * 1000;
    return at > 0 && at <= Date.now() ? at : undefined;
  } catch {
    return undefined;
  }
}
