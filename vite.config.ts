import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { classMarks } from './scripts/vite/class-marks.ts';
import { englishAlone } from './scripts/vite/english-alone.ts';
import { icuMessages } from './scripts/vite/icu-messages.ts';
import { inlineScript, scriptFile } from './scripts/vite/inline-script.ts';
import { inlinedStyles } from './scripts/vite/inlined-styles.ts';
import {
  shortTokens,
  shortTokensOfCode,
  shortTokensOfStyles,
} from './scripts/vite/short-tokens.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

/**
 * Fonts and pictures under their final address: the server sends `web/public/media` as `/media`, so
 * a style sheet may name a file there, and the build warns only of one that does not exist.
 */
const isServedMedia = (id: string): boolean =>
  id.startsWith('/media/') && existsSync(at(`web/public${id}`));

/**
 * What the script of every public page needs at once, in one file. Left alone they are fifteen, each
 * named in the page's first bytes and asked for on its own.
 */
const everyPage = new RegExp(
  [
    'web/public/browser/(again|on-return|page-language|language-choice)',
    'web/public/browser/(storage/(storage|answers|first-visit|referral-choice)|calls/t)',
    'core/(contract/public-(calls|paths)|domain/leads/lead-source)',
    'preload-helper|core/domain/(language|options|partners/referral)\\.ts',
    'web/kit/(api|early-answers)\\.ts',
  ].join('|'),
);

/** What screens with a form need besides, and a first screen without one does not. */
const everyForm =
  /node_modules\/(react-hook-form|@hookform)\/|web\/(office\/(form|account)\/|kit\/form\/form-errors|portal\/profile\/field-of)/;

/**
 * What the overview of the CRM needs of what many screens share: apart from the rest, which it would
 * otherwise load as well. The portal has fewer screens: a file more costs it more than it saves.
 */
const ofOverview =
  /node_modules\/(@tanstack|use-sync-external-store|date-fns)\/|\/web\/(kit\/(Button|button)|kit\/Logo|kit\/logo|office\/(parts\/(ToolButton|tool-button|EmptyState|empty-state|Badge|badge|RelativeTime|Skeleton|skeleton|FailureState|Loaded|Card|card|not-newer)|styles|cache\/(use-answer|call-key|call-query|make-stale|step-up|use-write)|list\/(use-row-cursor|row-cursor|RefreshButton)|shell|formats\/((use-)?refusal|use-formats|humanize|relative-time)|hydration\/render-moment)|admin\/(May|day-of|LeadLink|lead-link|leads\/lead\/stored-words|visitor\/notices\/(NoticesDue|notices\.module)|navigation|use-tabs|undo\/use-undo-notes|operations\/report|office\/(office-queries|overview\/stale-figures|live\/(live\.module|news-query))))|\/core\/(i18n\/format|contract\/(shapes|visitor\/(forms|letters)|operations\/(reports|audit)|office\/(queue|news))|domain\/(exhaustive|office\/(day|queue)|operations\/audit|money|permission\/(consent-ticked|outcomes|local-time)|leads\/lead-status|visitor\/notice))/;

/**
 * The portal or the CRM alone, in files that nobody else needs: on a slow phone each file of the first
 * screen costs as much as its bytes. What its screens share comes in one file, but for what only some
 * of them begin with.
 */
const officeBuild = (app: 'admin' | 'portal'): BuildOptions => ({
  outDir: 'dist/client',
  target: 'es2023',
  manifest: `.vite/manifest-${app}.json`,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    external: isServedMedia,
    input: { [app]: at(`web/${app}/index.html`) },
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'react',
            test: /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify)\//,
          },
          {
            name: 'start',
            // The entry itself stays apart: the manifest knows the document by it.
            test: new RegExp(`/(node_modules|core|web)/(?!${app}/(main|index)\\.)`),
            tags: ['$initial'],
          },
          {
            name: 'forms',
            test: everyForm,
            includeDependenciesRecursively: false,
          },
          {
            name: 'overlays',
            test: /node_modules\/@(base-ui|floating-ui)\//,
            // The CRM has dialogs and menus that only one screen opens.
            minShareCount: app === 'admin' ? 5 : 1,
            includeDependenciesRecursively: false,
          },
          ...(app === 'admin'
            ? [
                {
                  name: 'overview',
                  test: ofOverview,
                  minShareCount: 3,
                  includeDependenciesRecursively: false,
                },
                // Names of classes alone: two files of a few bytes would cost two trips.
                { name: 'classes', test: /\/office\/.*\/(fading|tabs)\.module\.css/ },
              ]
            : []),
          {
            name: 'parts',
            test: /\/(core|web)\/(?!portal\/messages|i18n\/basis-texts)|node_modules\/(zod|@tanstack)\//,
            minShareCount: 3,
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
});

const isOffice = (mode: string): mode is 'admin' | 'portal' =>
  mode === 'admin' || mode === 'portal';

const shorten = shortTokens(import.meta.dirname);

/**
 * Four builds of the same front end: `vite build` for the public pages in browsers, `--mode portal`
 * and `--mode admin` for the affiliates' portal and the CRM, `--ssr` for the server that renders the
 * public pages.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    icuMessages(),
    inlineScript(),
    !isOffice(mode) && inlinedStyles('public'),
    !isOffice(mode) && !isSsrBuild && scriptFile('web/public/document/start/landing-start.ts'),
    mode === 'admin' && englishAlone(),
    command === 'build' && shortTokensOfCode(shorten),
  ],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  css: {
    modules: command === 'build' ? { generateScopedName: classMarks(import.meta.dirname) } : {},
    postcss: { plugins: command === 'build' ? [shortTokensOfStyles(shorten)] : [] },
  },
  // Built, the renderer needs no package at run time; in development React stays outside, where
  // CommonJS works.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'] },
  // Vite leaves React's development half out of a build by itself only for browsers; a server would
  // keep its source in memory.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: {
          input: {
            'entry-server': at('web/public/entry-server.tsx'),
            'portal-server': at('web/portal/entry-server.tsx'),
            'admin-server': at('web/admin/entry-server.tsx'),
          },
          external: isServedMedia,
        },
        ssrEmitAssets: true,
        manifest: true,
        minify: true,
        cssMinify: true,
        assetsInlineLimit: 0,
      }
    : isOffice(mode)
      ? officeBuild(mode)
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          target: 'es2023',
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            external: isServedMedia,
            input: {
              public: at('web/public/entry-client.ts'),
              dark: at('web/public/document/dark.css'),
            },
            // What every island needs comes in one file instead of eight.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'start',
                    test: everyPage,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify)\/|web\/kit\/icon-pen|web\/public\/(runtime\/hydrate-island|runtime\/site-context|browser\/(site-data|effects\/motion))/,
                  },
                  // A page with a form asked for 41 files; these two take the place of thirty.
                  {
                    name: 'forms',
                    test: /node_modules\/react-hook-form\/|web\/public\/parts\/form\/use-(kept-form|sending)|form\/form-errors/,
                    minShareCount: 3,
                    includeDependenciesRecursively: false,
                  },
                  // What only a touched form needs.
                  {
                    name: 'rules',
                    test: /node_modules\/(@hookform|@standard-schema|zod)\/|core\/contract\/(?!visitor\/forms\/)|core\/i18n\/validation|parts\/form\/check-form|form\/error-text/,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'estimate',
                    test: /web\/public\/parts\/estimate\/|core\/domain\/visitor\/cost\//,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'parts',
                    test: /\/(core|web)\/(?!public\/browser\/effects)/,
                    minShareCount: 3,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
}));
