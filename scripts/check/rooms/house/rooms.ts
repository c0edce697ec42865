export interface Room {
  /** Its folder, with a slash at the end; or how the names of its files begin. */
  readonly at: string;
  /** The rooms it may import besides itself, named in the same way. */
  readonly takes: readonly string[];
  /** The packages it may import. `node:` is every module of Node, `*` any package. */
  readonly packages: readonly string[];
}

const room = (at: string, takes: readonly string[], packages: readonly string[]): Room => ({
  at,
  takes,
  packages,
});

const office = [
  'react',
  'react-router',
  '@base-ui/react',
  '@tanstack/react-query',
  'react-hook-form',
  'use-intl',
  'zod/mini',
];
const singlePage = [...office, 'react-dom'];
const database = ['node:', 'pg', 'drizzle-orm'];

/**
 * The map of the house. A room takes only rooms above it, so the arrows have no circle. A file that
 * no room holds is refused.
 */
export const rooms: readonly Room[] = [
  // Core runs anywhere.
  room('core/domain/', [], []),
  room('core/i18n/', ['core/domain/'], []),
  room('core/contract/', ['core/domain/', 'core/i18n/'], ['zod/mini']),

  // The server runs on Node.
  room('server/db/', ['core/domain/'], database),
  room(
    'server/outside/',
    ['core/', 'server/db/'],
    [
      'node:',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      '@zxcvbn-ts/language-en',
      '@zxcvbn-ts/language-es-es',
      '@zxcvbn-ts/language-pt-br',
      'csv-parse',
      'csv-stringify/sync',
      'fflate',
      'ipaddr.js',
      'maxmind',
      'mediabunny',
      'nodemailer',
      'openid-client',
      'web-push',
    ],
  ),
  room('server/config/', ['core/domain/', 'server/outside/'], ['node:', 'ipaddr.js', 'zod/mini']),
  room(
    'server/platform/',
    ['core/', 'server/db/', 'server/outside/'],
    [
      'node:',
      'fastify',
      '@fastify/multipart',
      '@fastify/rate-limit',
      '@fastify/send',
      '@fastify/static',
      'content-disposition',
      'drizzle-orm',
      'ipaddr.js',
      'prom-client',
      'zod/mini',
    ],
  ),
  room('server/config', ['core/domain/', 'server/config/', 'server/platform/'], []),
  room(
    'server/features/',
    ['core/', 'server/db/', 'server/outside/', 'server/platform/'],
    [
      'node:',
      '@simplewebauthn/server',
      'drizzle-orm',
      'fastify',
      'html-to-text',
      'libphonenumber-js/min',
      'sanitize-html',
      'file-type',
      'sharp',
      'zod/mini',
    ],
  ),
  room(
    'server/pages/',
    ['core/', 'server/outside/', 'server/platform/', 'server/features/'],
    ['node:', 'fastify', '@fastify/cookie', 'diff', 'html-to-text', 'uqr'],
  ),
  room(
    'server/app',
    [
      'core/',
      'server/config',
      'server/db/',
      'server/outside/',
      'server/platform/',
      'server/features/',
      'server/pages/',
    ],
    ['fastify', '@fastify/cookie'],
  ),
  room(
    'server/main',
    [
      'server/app',
      'server/config',
      'server/db/',
      'server/outside/',
      'server/platform/',
      'server/features/',
      'server/pages/',
    ],
    ['node:', 'fastify'],
  ),
  room(
    'server/testing/',
    ['core/', 'server/'],
    [
      ...database,
      '@redocly/openapi-core',
      'ajv/dist/2020.js',
      'ajv-formats',
      'fastify',
      'fast-check',
      'fflate',
      'openapi-typescript-codegen',
      'sharp',
      'smtp-server',
      'zod/mini',
    ],
  ),

  // The web runs in browsers.
  room('web/kit/', ['core/'], ['react', 'react-hook-form', 'use-intl', 'zod/mini']),
  room(
    'web/office/',
    ['core/', 'web/kit/'],
    [...office, '@hookform/resolvers', 'date-fns', 'react-dom', 'uqr'],
  ),
  // Parts that every screen of the CRM may import, and that import no screen.
  room('web/admin/navigation/', ['core/', 'web/kit/', 'web/office/'], office),
  room(
    'web/admin/',
    ['core/', 'web/kit/', 'web/office/'],
    [...singlePage, '@simplewebauthn/browser', '@atlaskit/pragmatic-drag-and-drop', 'd3-array'],
  ),
  room('web/portal/', ['core/', 'web/kit/', 'web/office/'], singlePage),
  room(
    'web/public/',
    ['core/', 'web/kit/'],
    [
      'react',
      'react-dom',
      'react-hook-form',
      '@hookform/resolvers',
      'use-intl',
      'canvas-confetti',
      'zod/mini',
    ],
  ),
  // Shows one component at a time, from a story beside it.
  room('web/gallery/', ['web/'], ['react', 'react-dom', 'use-intl']),

  // Scripts that run, test and measure the product.
  room('scripts/', ['core/', 'server/', 'web/'], ['*']),
  room(
    'benchmarks/',
    ['core/', 'server/', 'scripts/'],
    [...database, 'fastify', 'prettier', '@playwright/test', 'chrome-launcher', 'lighthouse'],
  ),
  room(
    'e2e/',
    ['core/', 'server/', 'scripts/', 'benchmarks/'],
    ['node:', '@playwright/test', '@axe-core/playwright', 'zod/mini'],
  ),
];

/** Additional imports of a test in any room. */
export const besidesInTests: Omit<Room, 'at'> = {
  takes: ['core/', 'server/testing/'],
  packages: ['node:', 'fast-check', '@playwright/test', 'jsqr', 'sharp'],
};

/** Types that are imported against an arrow, each with its reason. The list only shrinks. */
export const typesAgainstArrows = [
  {
    file: 'server/features/context.ts',
    target: 'server/config.ts',
    because: 'what every action is given holds the configuration, which knows no feature',
  },
] as const;

/** Files that import a path made at run time, each with its reason. */
export const computedImports: Readonly<Record<string, string>> = {
  'server/platform/contract/openapi/contract-modules.ts':
    'the names of calls and models are those under which the modules of core/contract export them',
  'web/admin/tabs.test.ts': 'the entry whose roles a tab has is found by its name',
  'server/pages/site.ts': 'the built renderer of the pages lies in dist/, which no room holds',
};
