import { become, ensureBuilt, ensureInstalled, environment, node24 } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt();
become(node24(), ['server/main.ts'], environment({ NODE_ENV: 'production' }));
