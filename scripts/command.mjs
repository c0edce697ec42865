import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureInstalled, environment, node24, root } from './prepare.mjs';

// A command may be the first to run on a machine, such as a restore on a new one. Existing packages
// stay as they are, because a running server uses them.
if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
  await ensureInstalled();
}
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
become(isNewEnough ? process.execPath : node24(), process.argv.slice(2), environment());
