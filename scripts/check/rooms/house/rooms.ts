export interface Room {
  /** Its folder, with a slash at the end; or how the names of its files begin. */
  readonly at: string;
  /** The rooms it may import besides itself, named in the same way. */
  readonly takes: readonly string[];
  /** The packages it may import. `node:` is every module of Node, `*` any package. */
  readonly packages: readonly string[];
}

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
  {
    at: 'core/domain/',
    takes: [],
    packages: [],
  },
  {
    at: 'core/i18n/',
    takes: ['core/domain/'],
    packages: [],
  },
  {
    at: 'core/contract/',
    takes: ['core/domain/', 'core/i18n/'],
    packages: ['zod/mini'],
  },

  // The server runs on Node.
  {
    at: 'server/db/',
    takes: ['core/domain/'],
    packages: database,
  },
  {
    at: 'server/outside/',
    takes: ['core/', 'server/db/'],
    packages: [
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
  },
  {
    at: 'server/config/',
    takes: ['core/domain/', 'server/outside/'],
    packages: ['node:', 'ipaddr.js', 'zod/mini'],
  },
  {
    at: 'server/platform/',
    takes: ['core/', 'server/db/', 'server/outside/'],
    packages: [
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
  },
  {
    at: 'server/config',
    takes: ['core/domain/', 'server/config/', 'server/platform/'],
    packages: [],
  },
  {
    at: 'server/features/',
    takes: ['core/', 'server/db/', 'server/outside/', 'server/platform/'],
    packages: [
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
  },
  {
    at: 'server/pages/',
    takes: ['core/', 'server/outside/', 'server/platform/', 'server/features/'],
    packages: ['node:', 'fastify', '@fastify/cookie', 'diff', 'html-to-text', 'uqr'],
  },
  {
    at: 'server/app',
    takes: [
      'core/',
      'server/config',
      'server/db/',
      'server/outside/',
      'server/platform/',
      'server/features/',
      'server/pages/',
    ],
    packages: ['fastify', '@fastify/cookie'],
  },
  {
    at: 'server/main',
    takes: [
      'server/app',
      'server/config',
      'server/db/',
      'server/outside/',
      'server/platform/',
      'server/features/',
      'server/pages/',
    ],
    packages: ['node:', 'fastify'],
  },
  {
    at: 'server/testing/',
    takes: ['core/', 'server/'],
    packages: [
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
  },

  // The web runs in browsers.
  {
    at: 'web/kit/',
    takes: ['core/'],
    packages: ['react', 'react-hook-form', 'use-intl', 'zod/mini'],
  },
  {
    at: 'web/office/',
    takes: ['core/', 'web/kit/'],
    packages: [...office, '@hookform/resolvers', 'date-fns', 'react-dom', 'uqr'],
  },
  // Parts that every screen of the CRM may import, and that import no screen.
  {
    at: 'web/admin/navigation/',
    takes: ['core/', 'web/kit/', 'web/office/'],
    packages: office,
  },
  {
    at: 'web/admin/',
    takes: ['core/', 'web/kit/', 'web/office/'],
    packages: [
      ...singlePage,
      '@simplewebauthn/browser',
      '@atlaskit/pragmatic-drag-and-drop',
      'd3-array',
    ],
  },
  {
    at: 'web/portal/',
    takes: ['core/', 'web/kit/', 'web/office/'],
    packages: singlePage,
  },
  {
    at: 'web/public/',
    takes: ['core/', 'web/kit/'],
    packages: [
      'react',
      'react-dom',
      'react-hook-form',
      '@hookform/resolvers',
      'use-intl',
      'canvas-confetti',
      'zod/mini',
    ],
  },
  // Shows one component at a time, from a story beside it.
  {
    at: 'web/gallery/',
    takes: ['web/'],
    packages: ['react', 'react-dom', 'use-intl'],
  },

  // Scripts that run, test and measure the product.
  {
    at: 'scripts/',
    takes: ['core/', 'server/', 'web/'],
    packages: ['*'],
  },
  {
    at: 'benchmarks/',
    takes: ['core/', 'server/', 'scripts/'],
    packages: [
      ...database,
      'fastify',
      'prettier',
      '@playwright/test',
      'chrome-launcher',
      'lighthouse',
    ],
  },
  {
    at: 'e2e/',
    takes: ['core/', 'server/', 'scripts/', 'benchmarks/'],
    packages: ['node:', '@playwright/test', '@axe-core/playwright', 'zod/mini'],
  },
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
