// Starts an installed and built product, and writes no files except those of the server itself: for
// a container's image, or a folder that belongs to another user than the server's. Plain JavaScript
// for Node >= 20.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFlags, memorySettings } from './memory-settings.mjs';
import { become, environment, fail, isBuilt, node24, root } from './prepare.mjs';

/** The folder of Node's compile cache; none if none is named and ours cannot be written. */
function compileCache() {
  if (process.env.NODE_COMPILE_CACHE !== undefined) {
    return {};
  }
  const folder = join(root, '.cache', 'compiled');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { NODE_COMPILE_CACHE: folder };
  } catch {
    return {};
  }
}

if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
  fail('The packages are not installed: run "npm ci" in this folder, then start again.');
}
if (!isBuilt()) {
  fail(
    'The product is not built: run "npm run build" in this folder (it needs all packages, those of development too), then start again.',
  );
}
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
become(
  isNewEnough ? process.execPath : node24(),
  [...memoryFlags, 'dist/process/main.js'],
  environment({ NODE_ENV: 'production', ...compileCache(), ...memorySettings }),
);
