import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rooms } from '../house/rooms.ts';
import { sourceFile } from '../syntax/source-file.ts';
import { arrowErrors, roomOrderErrors } from './arrows.ts';

const errorsOf = (path: string, text: string) => [...arrowErrors(sourceFile(path, text))];

const forms = [
  `import { readFileSync } from 'node:fs';`,
  `import { readFileSync } from "node:fs";`,
  `import fs from 'node:fs';`,
  `import * as fs from 'node:fs';`,
  `import 'node:fs';`,
  `import {\n  readFileSync,\n  writeFileSync,\n} from\n  'node:fs';`,
  `import type { Stats } from 'node:fs';`,
  `import { type Stats } from 'node:fs';`,
  `export * from 'node:fs';`,
  `export * as fs from "node:fs";`,
  `export { readFileSync } from 'node:fs';`,
  `export type { Stats } from 'node:fs';`,
  `const fs = await import('node:fs');`,
  'const fs = await import(`node:fs`);',
  `const fs = await import(\n  /* later */ "node:fs"\n);`,
  `const where = import.meta.resolve('node:fs');`,
  `type Stats = import('node:fs').Stats;`,
  `type Fs = typeof import('node:fs');`,
  `const a = 1; import { readFileSync } from 'node:fs';`,
];

for (const form of forms) {
  test(`node:fs in core is refused as ${form.replace(/\s+/g, ' ')}`, () => {
    assert.deepEqual(errorsOf('core/domain/visitor/savings.ts', form), [
      'core/domain/visitor/savings.ts: the package node:fs may not be imported here',
    ]);
  });
}

test('text that only looks like an import is not reported', () => {
  const text = `
    // import { readFileSync } from 'node:fs';
    /* export * from 'node:fs'; */
    export const example = "import fs from 'node:fs'";
    export const template = \`import('node:fs')\`;`;
  assert.deepEqual(errorsOf('core/domain/visitor/savings.ts', text), []);
  const style = `/* @import '../public/a.css'; */ @keyframes a { from { top: 0 } }`;
  assert.deepEqual(errorsOf('web/admin/a.css', style), []);
});

test('a table of Drizzle in core is refused', () => {
  const text = `import { leads } from '#server/db/tables/leads.ts';`;
  assert.deepEqual(errorsOf('core/domain/visitor/savings.ts', text), [
    'core/domain/visitor/savings.ts: may not import server/db/tables/leads.ts',
  ]);
});

const againstAnArrow: readonly (readonly [path: string, text: string, target: string])[] = [
  ['core/domain/a.ts', `import '../contract/leads/leads.ts';`, 'core/contract/leads/leads.ts'],
  ['web/admin/navigation/a.ts', `import '../DashboardPage.tsx';`, 'web/admin/DashboardPage.tsx'],
  [
    'server/db/a.ts',
    `export * from '#core/contract/leads/leads.ts';`,
    'core/contract/leads/leads.ts',
  ],
  ['server/platform/a.ts', `import('../features/deps.ts');`, 'server/features/deps.ts'],
  ['server/app.ts', `import './testing/app.ts';`, 'server/testing/app.ts'],
  ['server/features/accounts/staff/a.ts', `import '../../../app.ts';`, 'server/app.ts'],
  ['server/pages/a.ts', `vite.ssrLoadModule('/web/public/a.tsx');`, 'web/public/a.tsx'],
  ['web/kit/Button.tsx', `import '#web/office/shell/Shell.tsx';`, 'web/office/shell/Shell.tsx'],
  ['web/public/a.ts', `import type { A } from '#web/admin/a.ts';`, 'web/admin/a.ts'],
  ['web/public/a.ts', `import.meta.glob('../admin/*.tsx');`, 'web/admin/'],
  ['web/public/a.ts', `import.meta.glob<A>(['./a/*', '../admin/*']);`, 'web/admin/'],
  ['web/public/a.ts', 'import(`../admin/${page}.tsx`);', 'web/admin/'],
  ['web/public/a.ts', `import('../admin/' + page);`, 'web/admin/'],
  ['web/public/a.ts', `import text from '#web/admin/a.ts?raw';`, 'web/admin/a.ts'],
  ['web/admin/a.ts', `new URL('../public/a.css', import.meta.url);`, 'web/public/a.css'],
  ['web/admin/a.ts', `new Worker(new URL('../public/a.ts', import.meta.url));`, 'web/public/a.ts'],
  ['web/admin/a.css', `@import '../public/a.css';`, 'web/public/a.css'],
  ['web/admin/a.css', `@import url("../public/a.css") screen;`, 'web/public/a.css'],
  ['web/admin/a.module.css', `.a { composes: b from '../public/b.css'; }`, 'web/public/b.css'],
  ['web/admin/a.mts', `import '#web/public/a.ts';`, 'web/public/a.ts'],
  ['web/admin/a.test.ts', `vi.mock('#server/app.ts');`, 'server/app.ts'],
];

for (const [path, text, target] of againstAnArrow) {
  test(`${path} may not say ${text}`, () => {
    assert.deepEqual(errorsOf(path, text), [`${path}: may not import ${target}`]);
  });
}

test('an unknown room is refused', () => {
  for (const path of [
    'core/money/round.ts',
    'server/applications/submit.ts',
    'server/features.ts',
    'server/application.ts',
    'server/app-routes.ts',
    'server/application/submit.ts',
    'web/shop/Shop.tsx',
    'tools/read.ts',
  ]) {
    assert.deepEqual(errorsOf(path, ''), [`${path}: no room of the house holds this file`]);
  }
});

test('a package is known by its name and its path', () => {
  assert.deepEqual(errorsOf('core/contract/a.ts', `import * as z from 'zod';`), [
    'core/contract/a.ts: the package zod may not be imported here',
  ]);
  assert.deepEqual(errorsOf('core/contract/a.ts', `import * as z from 'zod/mini';`), []);
  assert.deepEqual(errorsOf('server/db/a.ts', `import { eq } from 'drizzle-orm/pg-core';`), []);
  assert.deepEqual(errorsOf('web/kit/a.ts', `import { Dialog } from '@base-ui/react/dialog';`), [
    'web/kit/a.ts: the package @base-ui/react/dialog may not be imported here',
  ]);
});

test('a path that only run time knows is refused where it is not listed', () => {
  const text = 'await import(path);';
  assert.deepEqual(errorsOf('server/platform/a.ts', text), [
    'server/platform/a.ts: imports a path that only run time knows',
  ]);
  assert.deepEqual(errorsOf('server/pages/site.ts', text), []);
});

test('tests may import test helpers', () => {
  const text = `
    import { test } from 'node:test';
    import fc from 'fast-check';
    import { freshApp } from '#server/testing/app.ts';`;
  assert.deepEqual(errorsOf('core/domain/visitor/savings.test.ts', text), []);
  assert.equal(errorsOf('core/domain/visitor/savings.ts', text).length, 3);
});

test('an import from a room below is refused', () => {
  const kit = { at: 'web/kit/', takes: ['web/portal/'], packages: [] };
  assert.deepEqual(
    [...roomOrderErrors([kit, ...rooms.filter(({ at }) => at !== kit.at)])],
    ['rooms: web/kit/ takes web/portal/, which stands below it'],
  );
});
