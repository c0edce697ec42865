import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Components by themselves in a real browser, each in a story (`X.story.tsx`) that the gallery
 * shows. Each runs at the width of a desk; the tag `@phone` moves it to a phone.
 */
export default defineConfig({
  ...base,
  testDir: 'web',
  timeout: 30_000,
  projects: base.projects!.map((one) => (one.name === 'phone' ? { ...one, grep: /@phone/ } : one)),
  webServer: {
    command: `"${process.execPath}" scripts/test/serve-gallery.ts`,
    wait: { stdout: /The gallery answers on port (?<gallery_port>\d+)/ },
  },
  use: {
    ...base.use,
    baseURL: `http://127.0.0.1:${process.env.GALLERY_PORT}/gallery.html`,
  },
});
