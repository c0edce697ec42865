import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureInstalled, environment, node24, root } from './prepare.mjs';

// A command may be the first thing that runs on a machine: a restore on a new one is. Packages that
// are here stay as they are, because a running server works with them.
if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
  await ensureInstalled();
}
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
become(isNewEnough ? process.execPath : node24(), process.argv.slice(2), environment());
