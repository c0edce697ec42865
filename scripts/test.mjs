import { become, ensureInstalled, environment, node24 } from './prepare.mjs';

// npm test [-- check | unit | components | api | e2e [text of a path]]: everything, or one part of
// it, or the files of one part whose path contains a text.
await ensureInstalled();
become(node24(), ['scripts/test/run-tests.ts', ...process.argv.slice(2)], environment());
