import { ensureChromium } from './browser.mjs';
import { become, ensureBuilt, ensureInstalled, environment, node24 } from './prepare.mjs';

// npm run bench [-- writes | pages | screens | keys | mails | memory | processes | crm] [rounds]
// [/path of a page, for `pages`]: everything, or one part.
await ensureInstalled();
const chromium = await ensureChromium();
await ensureBuilt();
become(
  node24(),
  ['benchmarks/run.ts', ...process.argv.slice(2)],
  environment({ CHROMIUM_PATH: chromium }),
);
