import { become, ensureInstalled, environment, node24 } from './prepare.mjs';

await ensureInstalled();
become(
  node24(),
  ['--watch-path=server', '--watch-path=core', '--watch-preserve-output', 'scripts/dev-server.ts'],
  environment(),
);
