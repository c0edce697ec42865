import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { icuMessages } from '../vite/icu-messages.ts';

const root = resolve(import.meta.dirname, '../..');
const gallery = resolve(root, 'web/gallery');

/** As `vite.config.ts` builds the front ends, without what concerns the pages around them. */
const config: InlineConfig = {
  configFile: false,
  root: gallery,
  appType: 'mpa',
  logLevel: 'error',
  publicDir: false,
  plugins: [react(), icuMessages()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: {
    outDir: resolve(root, '.cache/gallery'),
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      input: resolve(gallery, 'gallery.html'),
      // Fonts, which the product serves.
      external: /^\/media\//,
    },
  },
  preview: { host: '127.0.0.1', port: 0 },
};

// Built rather than transformed on demand: every test gets the same files, and none is interrupted
// by the reload that follows a dependency found late.
await build(config);
const server = await preview(config);
const address = server.httpServer.address();
const port = typeof address === 'object' ? address?.port : undefined;
// playwright-components.config.ts waits for this line.
console.log(`The gallery answers on port ${port}`);
