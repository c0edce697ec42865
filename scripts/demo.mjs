import { become, ensureBuilt, ensureInstalled, environment, node24, run } from './prepare.mjs';

// A site full of invented people in its own folder (data/demo): nothing real is ever touched.
await ensureInstalled();
await ensureBuilt();
const env = environment({
  DATA_DIR: process.env.DATA_DIR ?? './data/demo',
  ADMIN_PASSWORD: process.env.ADMIN_PASSWORD ?? 'demo-sunflower',
  STAFF_MAIL: process.env.STAFF_MAIL ?? 'office@lender.example',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
if ((await run(node24(), ['scripts/fill-demo.ts'], { env })) !== 0) {
  process.exit(1);
}
become(node24(), ['scripts/serve-demo.ts'], env);
