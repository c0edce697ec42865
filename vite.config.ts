import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icuMessages } from './scripts/vite/icu-messages.ts';
import { inlinedStyles } from './scripts/vite/inlined-styles.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

/** Two builds of the same front end: `vite build` for browsers, `vite build --ssr` for the server that renders the public pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), icuMessages(), inlinedStyles('public')],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  // Built, the renderer needs no package at run time; in development React stays outside, where CommonJS works.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server', emptyOutDir: true, target: 'node24', rolldownOptions: { input: at('web/public/entry-server.tsx') },
        ssrEmitAssets: true, manifest: true, minify: false, cssMinify: true, assetsInlineLimit: 0,
      }
    : {
        outDir: 'dist/client', emptyOutDir: true, target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { public: at('web/public/entry-client.ts'), admin: at('web/admin/index.html') },
          // What every island needs comes in one file instead of eight.
          output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify)\/|web\/public\/(hydrate-island|site-context|browser\/site-data)/ }] } },
        },
      },
}));
