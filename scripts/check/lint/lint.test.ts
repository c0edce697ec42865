import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { plantedFiles } from '../../test/planted-files.ts';
import { projectRoot } from '../report-errors.ts';

/** The output of the linter, with the project's rules, for these files. */
function lint(t: TestContext, files: Readonly<Record<string, string>>): string {
  const rules = readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8');
  const folder = plantedFiles(t, { '.oxlintrc.json': rules, ...files });
  const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '--deny-warnings', '--format', 'unix'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}

const readsPort = 'export const port = process.env.PORT;\n';
const takesStory = `import { InForm } from '#web/kit/PhoneInput.story.tsx';\nexport default InForm;\n`;

test('the linter refuses files in a circle, a read of the environment, a story in a screen, and a part that stands back', (t) => {
  const said = lint(t, {
    'core/domain/a.ts': `import { b } from './b.ts';\nexport const a = (): unknown => b;\n`,
    'core/domain/b.ts': `import type { a } from './a.ts';\nexport const b = (): typeof a | null => null;\n`,
    'server/platform/limits.ts': readsPort,
    'server/platform/port.ts': `import { env } from 'node:process';\nexport default env;\n`,
    'web/admin/leads/lead/LeadPage.tsx': takesStory,
    'web/portal/tabs.ts': `import { lazy } from 'react';\nexport default lazy;\n`,
  });
  for (const refusal of [
    /core\/domain\/a\.ts:.*no-cycle/,
    /server\/platform\/limits\.ts:.*no-process-env/,
    /server\/platform\/port\.ts:.*no-restricted-imports/,
    /web\/admin\/leads\/lead\/LeadPage\.tsx:.*no-restricted-imports/,
    /web\/portal\/tabs\.ts:.*no-restricted-imports/,
  ]) {
    assert.match(said, refusal);
  }
});

const impure: readonly (readonly [text: string, name: string])[] = [
  ['export const chance = Math.random();', 'Math.random'],
  ['const { random } = Math; random();', 'Math.random'],
  [`export const chance = Math['random']();`, 'Math.random'],
  ['export const at = performance.now();', 'performance'],
  ['export const id = crypto.randomUUID();', 'crypto'],
  [`export const load = () => fetch('/api/leads');`, 'fetch'],
  ['export const all = { process };', 'process'],
  ['export const now = globalThis.Date.now();', 'globalThis'],
  [`console.log('seen');`, 'console'],
  ['setTimeout(() => {}, 10);', 'setTimeout'],
  ['export const width = window.innerWidth;', 'window'],
  ['export const hour = (moment: Date) => moment.getHours();', 'getHours'],
  ['export const text = (moment: Date) => moment.toLocaleString();', 'toLocaleString'],
  ['export const zone = new Intl.NumberFormat().resolvedOptions();', 'resolvedOptions'],
];

test('the linter refuses clocks, randomness and I/O in core', (t) => {
  const files = impure.map(([text], at) => [`core/domain/a-${at}.ts`, `${text}\n`]);
  const said = lint(t, Object.fromEntries(files));
  for (const [at, [text, name]] of impure.entries()) {
    assert.match(said, new RegExp(`a-${at}\\.ts:.*'${name}'.*no-restricted`), text);
  }
  const fine = `
    export interface Window { document: string; fetch(): void }
    export const hour = (moment: Date) => moment.getUTCHours();
    export const texts = { process: 'Process', now: 'Math.random()' };
    export const title = (given: { document: string }) => given.document;`;
  const others = { 'core/domain/a.test.ts': 'Math.random();\n', 'server/a.ts': 'fetch("/");\n' };
  assert.match(lint(t, { 'core/domain/fine.ts': fine, ...others }), /^\s*0 problems|^\s*$/);
});

test('the linter refuses what is required instead of imported', (t) => {
  const said = lint(t, {
    'core/domain/a.ts': `import fs = require('node:fs');\nexport default fs;\n`,
    'server/db/b.ts': `export const fs = require('node:fs');\n`,
  });
  assert.match(said, /a\.ts:.*no-require-imports/);
  assert.match(said, /b\.ts:.*no-require-imports/);
});

test('the configuration and scripts may read it, the gallery and tests take stories', (t) => {
  const said = lint(t, {
    'server/config.ts': readsPort,
    'scripts/backup.ts': readsPort,
    'web/gallery/gallery.tsx': takesStory,
    'web/kit/phone-input.spec.ts': takesStory,
  });
  assert.match(said, /^\s*0 problems|^\s*$/);
});
