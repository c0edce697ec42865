import { become, ensureInstalled, environment, node24 } from './prepare.mjs';

await ensureInstalled();
become(node24(), ['scripts/dev-server.ts'], environment());
