import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { build } from 'vite';
import { refusingWarnings } from './no-warnings.ts';

async function buildOf(t: TestContext, css: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'no-warnings-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'index.html'), '<link rel="stylesheet" href="/style.css">');
  writeFileSync(join(root, 'style.css'), css);
  await build({
    root,
    configFile: false,
    ...refusingWarnings(),
  });
}

test('a build that would warn of a font is refused', async (t) => {
  const font = `@font-face { font-family: Sun; src: url('/media/sun.woff2'); }`;
  await assert.rejects(buildOf(t, font), /The build warns: [\s\S]*sun\.woff2/);
});

test('a build without a warning goes through', async (t) => {
  await buildOf(t, 'body { color: green; }');
});
