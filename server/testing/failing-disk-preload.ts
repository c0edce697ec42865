// Loaded into the embedded engine's worker by NODE_OPTIONS: while the file that FAILING_DISK names
// exists, the disk fails as the word in it says.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

type Call = (...values: never[]) => unknown;

const flag = process.env.FAILING_DISK!;
const { existsSync, readFileSync } = fs;

function failing(call: Call, code: 'ENOSPC' | 'EIO'): Call {
  return (...values) => {
    if (existsSync(flag) && readFileSync(flag, 'utf8') === code) {
      throw Object.assign(new Error(`${code}: the disk fails, as the test wants it`), {
        code,
      });
    }
    return call(...values);
  };
}

if (!isMainThread) {
  const disk = fs as unknown as Record<string, Call>;
  for (const name of ['writeSync', 'ftruncateSync', 'mkdirSync']) {
    disk[name] = failing(disk[name]!, 'ENOSPC');
  }
  disk['fsyncSync'] = failing(disk['fsyncSync']!, 'EIO');
  syncBuiltinESMExports();
}
