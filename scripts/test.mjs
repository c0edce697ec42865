import { become, ensureInstalled, environment, node24 } from './prepare.mjs';

// npm test [-- check | unit | components | api | e2e | wide | night] [file or text of a path ...] [--watch]
await ensureInstalled();
const args = process.argv.slice(2);
const watched = args.includes('--watch') ? ['core', 'e2e', 'scripts', 'server', 'web'] : [];
become(
  node24(),
  [
    ...watched.map((folder) => `--watch-path=${folder}`),
    'scripts/test/run-tests.ts',
    ...args.filter((arg) => arg !== '--watch'),
  ],
  environment(),
);
