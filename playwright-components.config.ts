import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Components by themselves in a real browser, each in a story (`X.story.tsx`) that the gallery
 * shows. A tag keeps a test to one size; the others run on both.
 */
export default defineConfig({
  ...base,
  testDir: 'web',
  timeout: 30_000,
  webServer: {
    command: `"${process.execPath}" scripts/test/serve-gallery.ts`,
    wait: { stdout: /The gallery answers on port (?<gallery_port>\d+)/ },
  },
  use: {
    ...base.use,
    baseURL: `http://127.0.0.1:${process.env.GALLERY_PORT}/gallery.html`,
  },
});
