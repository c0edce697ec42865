import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icuMessages } from './scripts/vite/icu-messages.ts';
import { inlinedStyles } from './scripts/vite/inlined-styles.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

const marks = new Map<string, string>();

/**
 * A class of a module: one short mark for all classes of a file, because the pages carry their
 * style and each odd letter of it.
 */
function scopedName(name: string, path: string): string {
  const file = relative(import.meta.dirname, path.split('?')[0]!).replaceAll('\\', '/');
  const mark = createHash('sha256')
    .update(file)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 3);
  const other = marks.get(mark);
  if (other && other !== file) {
    throw new Error(
      `The classes of ${file} and ${other} would have the same names: give one file another name.`,
    );
  }
  marks.set(mark, file);
  return `${name}-${mark}`;
}

/**
 * Two builds of the same front end: `vite build` for browsers, `vite build --ssr` for the server
 * that renders the public pages.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), icuMessages(), inlinedStyles('public')],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  css: { modules: { generateScopedName: scopedName } },
  // Built, the renderer needs no package at run time; in development React stays outside, where
  // CommonJS works.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: { input: at('web/public/entry-server.tsx') },
        ssrEmitAssets: true,
        manifest: true,
        minify: false,
        cssMinify: true,
        assetsInlineLimit: 0,
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2023',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { public: at('web/public/entry-client.ts'), admin: at('web/admin/index.html') },
          // What every island needs comes in one file instead of eight.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify)\/|web\/public\/(runtime\/hydrate-island|runtime\/site-context|browser\/site-data)/,
                },
              ],
            },
          },
        },
      },
}));
